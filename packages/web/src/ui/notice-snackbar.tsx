import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useUiMessages } from './messages.ts'
import { clearNotice, type Notice } from './notice.ts'

const snackbarMs = 2_000

/** Red for errors, green for success; goes after two seconds unless it is hovered or focused. */
export function NoticeSnackbar({ notice }: { notice: Notice }) {
  const { severity, text } = notice
  const t = useUiMessages()
  return (
    <Snackbar
      open
      autoHideDuration={snackbarMs}
      resumeHideDuration={snackbarMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') clearNotice()
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      ref={keepDialogsClear}
      // Above the bar of actions that small screens have at their foot, which grows with the text.
      sx={{ bottom: { xs: 'calc(5rem + env(safe-area-inset-bottom))', md: 24 } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
        onClose={clearNotice}
        closeText={t('close')}
        sx={{ alignItems: 'center', maxWidth: 560, bgcolor: `${severity}.main`, color: `${severity}.contrastText` }}
      >
        {text}
      </Alert>
    </Snackbar>
  )
}

const clearance = '--snackbar-top'

/** While it stands there, dialogs end above it (dialog.tsx). */
function keepDialogsClear(snackbar: HTMLElement | null): (() => void) | undefined {
  if (!snackbar) return undefined
  const root = document.documentElement
  const measure = () => {
    const { top } = snackbar.getBoundingClientRect()
    root.style.setProperty(clearance, `${Math.round(window.innerHeight - top)}px`)
  }
  const growth = new ResizeObserver(measure)
  growth.observe(snackbar)
  return () => {
    growth.disconnect()
    root.style.removeProperty(clearance)
  }
}
