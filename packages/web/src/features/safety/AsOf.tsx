import type { SafetySource } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useFormats } from '../../lib/language.ts'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'

/** One sentence for each source: how far it is known here. Those that may no longer be true, or were never read, with a warning. */
export function AsOf({ sources }: { sources: SafetySource[] }) {
  const t = useSafetyMessages()
  const { list } = useFormats()
  const read = sources.filter(({ asOf }) => asOf !== null)
  const neverRead = sources.filter((source) => !read.includes(source)).map(({ title }) => title)
  const [stale, fresh] = [read.filter(({ isStale }) => isStale), read.filter(({ isStale }) => !isStale)]
  return (
    <>
      {stale.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('stale')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {stale.map(({ name, title, asOf }) => (
              <li key={name}>{t('knownUntil', { source: title, date: exactDate(asOf ?? '') })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {neverRead.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('neverRead', { sources: list(neverRead) })}
        </Alert>
      )}
      {fresh.map(({ name, title, asOf, lastReadOn }) => (
        <Box key={name} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {/* A source that dates nothing is known by the day on which it was read. */}
          {t(asOf === lastReadOn ? 'readOn' : 'asOf', { source: title, date: exactDate(asOf ?? '') })}
        </Box>
      ))}
    </>
  )
}
