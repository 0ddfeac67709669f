import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useUiMessages } from '../messages.ts'
import { SideDrawer } from './side-drawer.tsx'

/** What narrows a list on a phone: the button leads back to it. */
export function FilterSheet({
  open,
  onClose,
  onShow,
  children,
}: {
  open: boolean
  onClose: () => void
  onShow: () => void
  children: ReactNode
}) {
  const t = useUiMessages()
  return (
    <SideDrawer label={t('filters')} side="bottom" open={open} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2, py: 1, overflowY: 'auto' }}>{children}</Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth variant="contained" onClick={onShow}>
          {t('showResults')}
        </Button>
      </Box>
    </SideDrawer>
  )
}
