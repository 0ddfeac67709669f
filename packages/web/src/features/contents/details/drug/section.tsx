import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useNearWindow } from '../../../../ui/near-window.ts'

interface SectionProps {
  title: string
  /** About how high it is, so that what stands beneath it moves little once it is laid out. */
  height?: number
  children: ReactNode
}

/** A part of a drug's page under its heading. */
export function Section({ title, height = 320, children }: SectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, ...useNearWindow(height) }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
