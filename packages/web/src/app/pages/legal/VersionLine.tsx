import Typography from '@mui/material/Typography'
import { useFormats } from '../../../lib/language.ts'
import { useLegalMessages } from './messages.ts'

/** From which day a text holds; consents name the same. */
export function VersionLine({ version }: { version: string }) {
  const t = useLegalMessages()
  const { day } = useFormats()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('version', { date: day(new Date(`${version}T12:00:00`)) })}
    </Typography>
  )
}
