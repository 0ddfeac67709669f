import Typography from '@mui/material/Typography'
import { useFormats } from '../../lib/language.ts'
import { usePrinting } from '../../ui/printing.ts'
import { useLayoutMessages } from './messages.ts'

/** At the end of what is printed: where it stands, and as of when. */
export function PrintedLine() {
  const isPrinting = usePrinting()
  const t = useLayoutMessages()
  const { longMoment } = useFormats()
  if (!isPrinting) return null
  return (
    <Typography variant="caption" component="p" sx={{ mt: 2, pt: 1, borderTop: 1, overflowWrap: 'anywhere' }}>
      {t('printed', { date: longMoment(new Date()), address: window.location.href })}
    </Typography>
  )
}
