import type { AuditEntry } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { actChoices, wordsOf } from './acts.ts'
import { auditExportAddress, auditPageSize, useAudit } from './api.ts'

const columns: Column<AuditEntry>[] = [
  { header: 'What', inCard: 'title', cell: (entry) => wordsOf(entry.act) },
  { header: 'When', cell: (entry) => <ExactTime at={entry.at} /> },
  { header: 'Who', cell: (entry) => entry.actorName ?? '–' },
  {
    header: 'About',
    cell: (entry) =>
      entry.subjectName ?? (entry.subjectType ? `${wordsOf(entry.subjectType)} ${entry.subjectId?.slice(0, 8)}` : '–'),
  },
  { header: 'From', cell: (entry) => entry.ip ?? '–' },
  { header: 'Detail', hasLongWords: true, cell: (entry) => detailOf(entry) || '–' },
]

/** What happened around accounts and content, newest first. It can be read and taken along, never changed. */
export function AuditLog() {
  const { values, set } = useAddressFilters({ act: '', search: '', from: '', to: '', before: '' })
  const filter = {
    ...(values.act && { act: values.act }),
    ...(values.search && { search: values.search }),
    ...(startOf(values.from) && { from: startOf(values.from) }),
    ...(startOf(values.to, 1) && { to: startOf(values.to, 1) }),
  }
  const before = values.before.split('.').filter(Boolean)
  const entries = useAudit({ ...filter, ...(before.length > 0 && { beforeId: Number(before.at(-1)) }) })
  const last = entries.data?.at(-1)
  const hasOlder = entries.data?.length === auditPageSize

  return (
    <>
      <FilterRow>
        <SearchField
          label="Search by name, e-mail or address"
          value={values.search}
          onChange={(search) => set({ search, before: '' })}
        />
        <ChoiceField
          label="Show"
          value={values.act}
          choices={actChoices}
          onChange={(act) => set({ act, before: '' })}
        />
        <DayField label="From" value={values.from} onChange={(from) => set({ from, before: '' })} />
        <DayField label="Until" value={values.to} onChange={(to) => set({ to, before: '' })} />
        <Button
          variant="contained"
          color="neutral"
          href={auditExportAddress(filter)}
          download
          startIcon={<DownloadIcon size={18} />}
        >
          Export as CSV
        </Button>
      </FilterRow>
      {entries.isPending && <Loading label="Audit log" />}
      {entries.isError && <Failed error={entries.error} onRetry={entries.refetch} />}
      {entries.data?.length === 0 && (
        <Empty title="Nothing recorded.">Nothing fits. Try another name or a longer time.</Empty>
      )}
      {entries.data && entries.data.length > 0 && (
        <DataTable label="Audit log" columns={columns} rows={entries.data} keyOf={(entry) => String(entry.id)} />
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 2 }}>
        {before.length > 0 && (
          <Button variant="contained" color="neutral" onClick={() => set({ before: before.slice(0, -1).join('.') })}>
            Newer
          </Button>
        )}
        {last && hasOlder && (
          <Button variant="contained" color="neutral" onClick={() => set({ before: [...before, last.id].join('.') })}>
            Older
          </Button>
        )}
      </Stack>
    </>
  )
}

const DayField = ({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) => (
  <TextField
    label={label}
    type="date"
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

/** To the second: here the order of things matters. */
const ExactTime = ({ at }: { at: string }) => (
  <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
    {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}
  </Box>
)

/** The beginning of a day where the reader is, or of one of the days after it. */
function startOf(day: string, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00`)
  if (Number.isNaN(moment.getTime())) return undefined
  moment.setDate(moment.getDate() + daysLater)
  return moment.toISOString()
}

const detailOf = ({ detail }: AuditEntry) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
