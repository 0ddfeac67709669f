import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useUiMessages } from '../messages.ts'
import { Dialog } from './dialog.tsx'

/** Asks once before something that cannot be undone; `confirmLabel` is the verb, `closeLabel` that of doing nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  closeLabel,
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onClose,
}: {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  closeLabel?: string
  isDestructive?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useUiMessages()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {closeLabel ?? t('cancel')}
          </Button>
          <Button variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Typography component="div">{children}</Typography>
    </Dialog>
  )
}
