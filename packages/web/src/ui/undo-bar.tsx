import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useUiMessages } from './messages.ts'

/** Says what was just taken away, and brings it back; it stays until it is dismissed. */
export function UndoBar({
  children,
  onUndo,
  onDismiss,
}: {
  children: ReactNode
  onUndo: () => void
  onDismiss: () => void
}) {
  const t = useUiMessages()
  return (
    <Alert
      severity="info"
      icon={false}
      role="status"
      sx={{ mb: 1.5, alignItems: 'center', bgcolor: 'neutral.main', color: 'neutral.contrastText' }}
      action={
        <Stack direction="row">
          <Button color="inherit" onClick={onUndo}>
            {t('undo')}
          </Button>
          <Button color="inherit" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </Stack>
      }
    >
      {children}
    </Alert>
  )
}
