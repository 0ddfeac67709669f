import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useUiMessages } from '../messages.ts'

const dialogWidth = 400
const paper = {
  maxWidth: 'calc(100% - 24px)',
  // A short message at the foot of the page (notice-snackbar.tsx) is not covered, nor does it cover.
  maxHeight: 'calc(100% - 2 * max(16px, var(--snackbar-top, 16px)))',
  mx: 1.5,
  my: 2,
}
const body = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }

/** A dialog at the house width with a title and a way out. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  onSubmit,
  open = true,
  width = dialogWidth,
  isHeld = false,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  /** Always in sight, below what scrolls. */
  actions?: ReactNode
  /** Makes the dialog a form whose submit button is among the actions. */
  onSubmit?: FormEventHandler
  open?: boolean
  width?: number
  /** What it says is not said again: neither Escape nor a click beside it closes it. */
  isHeld?: boolean
}) {
  const t = useUiMessages()
  const titleId = useId()
  return (
    <MuiDialog
      open={open}
      onClose={isHeld ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { ...paper, width } } }}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2', pr: 7, pt: 2.5, pb: 1 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('close')} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon size={20} />
      </IconButton>
      <Box {...(onSubmit && { component: 'form', noValidate: true, onSubmit })} sx={body}>
        <DialogContent sx={{ pt: '8px !important' }}>{children}</DialogContent>
        {actions && (
          <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1.5, flexWrap: 'wrap' }}>
            {actions}
          </DialogActions>
        )}
      </Box>
    </MuiDialog>
  )
}
