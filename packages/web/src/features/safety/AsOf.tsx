import type { SafetySource } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'

/** How fresh what is said here is, source by source; a source that was not read for too long is warned of. */
export function AsOf({ sources }: { sources: SafetySource[] }) {
  const t = useSafetyMessages()
  const read = sources.filter(({ lastReadOn }) => lastReadOn !== null)
  if (read.length === 0) return null
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('asOf')}{' '}
        {read.map(({ title, lastReadOn }) => t('asOfSource', { source: title, date: dayOf(lastReadOn) })).join(' · ')}
      </Typography>
      {read
        .filter(({ isStale }) => isStale)
        .map(({ name, title, lastReadOn }) => (
          <Alert key={name} severity="warning" sx={{ mt: 1 }}>
            {t('stale', { source: title, date: dayOf(lastReadOn) })}
          </Alert>
        ))}
    </>
  )
}

const dayOf = (moment: string | null) => (moment ? exactDate(moment) : '')
