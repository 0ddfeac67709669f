import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useUiMessages } from './messages.ts'
import { clearNotice, type Notice } from './notice.ts'

export const snackbarMs = 2_000

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
      // Above the bar of actions that small screens have at their foot.
      sx={{ bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 24 } }}
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
