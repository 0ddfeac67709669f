import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useProfileMessages } from '../messages.ts'

/** Labelled values, one a line. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {children}
    </Box>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' }, columnGap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.7 }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children || <NotGiven />}
      </Typography>
    </Box>
  )
}

export function NotGiven() {
  const t = useProfileMessages()
  return (
    <Typography component="span" sx={{ color: 'text.secondary' }}>
      {t('notGiven')}
    </Typography>
  )
}
