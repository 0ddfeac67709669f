import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DemoMail } from './DemoMail.tsx'
import { useUserMessages } from './messages.ts'

/** A link is on its way to somebody's e-mail; `text` says which. */
export function LinkSentDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useUserMessages()
  return (
    <Dialog title={t('linkSent')} onClose={onClose}>
      <Stack spacing={3}>
        <Typography role="status">{text}</Typography>
        <DemoMail />
        <Button variant="contained" href={paths.homeDialog('Login')} size="large">
          {t('backToLogin')}
        </Button>
      </Stack>
    </Dialog>
  )
}
