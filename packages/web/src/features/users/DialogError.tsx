import Alert from '@mui/material/Alert'

/** Why the server did not do what the form asked, in sight also where the form is taller than the screen. */
export function DialogError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Alert ref={bringIntoSight} severity="error" role="alert" sx={{ scrollMarginTop: 80 }}>
      {message}
    </Alert>
  )
}

const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })
