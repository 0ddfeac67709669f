import type { SafetySource } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'

/** As of when each source's notices hold; those that may no longer be true are warned of. */
export function AsOf({ sources }: { sources: SafetySource[] }) {
  const t = useSafetyMessages()
  const read = sources.filter(({ asOf }) => asOf !== null)
  const [stale, fresh] = [read.filter(({ isStale }) => isStale), read.filter(({ isStale }) => !isStale)]
  const named = (some: SafetySource[]) =>
    some.map(({ title, asOf }) => `${exactDate(asOf ?? '')} (${title})`).join(', ')
  return (
    <>
      {fresh.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('asOf', { sources: named(fresh) })}
        </Typography>
      )}
      {stale.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('stale', { sources: named(stale) })}
        </Alert>
      )}
    </>
  )
}
