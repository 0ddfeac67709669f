import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useUiMessages } from '../messages.ts'

/** A panel that slides in from a side on small screens; from the bottom as wide as the screen, under its name. */
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
  side?: 'left' | 'right' | 'bottom'
  children: ReactNode
}) {
  const t = useUiMessages()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={side}
      slotProps={{
        paper: {
          'aria-label': label,
          role: 'dialog',
          'aria-modal': true,
          sx: side === 'bottom' ? sheet : { width: 280, maxWidth: '90vw' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 1, pl: 2 }}>
        {side === 'bottom' && (
          <Box component="span" sx={{ typography: 'h4' }}>
            {label}
          </Box>
        )}
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}

const sheet = { maxHeight: '85dvh', borderTopLeftRadius: 12, borderTopRightRadius: 12 }
