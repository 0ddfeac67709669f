import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { newsPaths } from '../../../domain/news-paths.ts'
import { useUserMessages } from '../messages.ts'

/** Where one looks for them; they are chosen beside the notifications. */
export function MailSettings() {
  const t = useUserMessages()
  return (
    <Card component="section" aria-labelledby="mails" sx={{ p: 2 }}>
      <Typography id="mails" variant="h3" component="h2">
        {t('mails')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('mailsText')}</Typography>
      <Button variant="contained" color="neutral" href={newsPaths.preferences}>
        {t('chooseMails')}
      </Button>
    </Card>
  )
}
