import Alert from '@mui/material/Alert'

/** Why the server did not do what the dialog asked. */
export function DialogError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Alert severity="error" role="alert">
      {message}
    </Alert>
  )
}
