import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import { useUiMessages } from './messages.ts'

/** A panel that slides in from the side on small screens. */
export function SideDrawer({
  label,
  open,
  onClose,
  side = 'left',
  children,
}: {
  label: string
  open: boolean
  onClose: () => void
  side?: 'left' | 'right'
  children: ReactNode
}) {
  const t = useUiMessages()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={side}
      slotProps={{
        paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true, sx: { width: 280, maxWidth: '90vw' } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}
