import { type LegalDocument, legalVersions } from '@materia/contract/legal.ts'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../../lib/language.ts'
import { useLegalMessages } from './messages.ts'

/** From which day this text holds; consents name the same. */
export function VersionLine({ document }: { document: LegalDocument }) {
  const t = useLegalMessages()
  const { day } = useFormats()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('version', { date: day(new Date(`${legalVersions[document]}T12:00:00`)) })}
    </Typography>
  )
}
