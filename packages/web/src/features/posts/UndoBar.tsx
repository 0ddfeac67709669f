import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'

const shownMs = 8_000

/** The way back after something was taken away; stays while hovered or focused. */
export function UndoBar({ text, onUndo, onClose }: { text: string; onUndo: () => void; onClose: () => void }) {
  return (
    <Snackbar
      open
      autoHideDuration={shownMs}
      resumeHideDuration={shownMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose()
      }}
      message={text}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          Undo
        </Button>
      }
    />
  )
}
