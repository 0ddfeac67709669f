import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useUserMessages } from './messages.ts'

/** Where the mail of a demo is read. The server marks the pages of a demo. */
export function DemoMail() {
  const t = useUserMessages()
  if (!('demo' in document.documentElement.dataset)) return null
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t.rich('demoMail', {
        page: (words) => (
          <Link href="/dev/mail" target="_blank" underline="always">
            {words}
          </Link>
        ),
      })}
    </Typography>
  )
}
