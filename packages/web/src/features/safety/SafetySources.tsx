import type { SafetySource } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { useSafetySources } from './api.ts'
import { useSafetyMessages } from './messages.ts'

/** For admins: when each source of notices was last read, how new what it says is, and whether that is too old. */
export function SafetySources() {
  const t = useSafetyMessages()
  const sources = useSafetySources()
  if (sources.isPending) return <Loading label={t('sources')} rows={1} />
  if (sources.isError) return <Failed error={sources.error} onRetry={sources.refetch} />
  const columns: Column<SafetySource>[] = [
    { header: t('sourceName'), inCard: 'title', value: ({ title }) => title },
    {
      header: t('sourceState'),
      inCard: 'beside',
      value: (source) => t(`sourceStates.${stateOf(source)}`),
      cell: (source) => (
        <Chip
          size="small"
          variant="outlined"
          label={t(`sourceStates.${stateOf(source)}`)}
          color={stateColours[stateOf(source)]}
        />
      ),
    },
    {
      header: t('lastRead'),
      value: ({ lastReadOn }) => lastReadOn,
      cell: ({ lastReadOn }) => lastReadOn && <RelativeTime date={lastReadOn} isExact />,
    },
    {
      header: t('newestKnown'),
      value: ({ asOf }) => asOf,
      cell: ({ asOf }) => asOf && <RelativeTime date={asOf} isExact />,
    },
  ]
  return <DataTable label={t('sources')} rows={sources.data} keyOf={({ name }) => name} columns={columns} />
}

const stateColours = { never: 'default', stale: 'warning', fresh: 'success' } as const

const stateOf = ({ lastReadOn, isStale }: SafetySource) => (lastReadOn === null ? 'never' : isStale ? 'stale' : 'fresh')

/** For admins, on every tab of their desk: a stale safety source is worse than none. */
export function StaleSources() {
  const t = useSafetyMessages()
  const { data = [] } = useSafetySources()
  const stale = data.filter(({ isStale }) => isStale)
  if (stale.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('staleForAdmins', { sources: stale.map(({ title }) => title).join(', ') })}
    </Alert>
  )
}
