import type { AuditEntry } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { useFormats } from '../../lib/language.ts'
import { DownloadIcon } from '../../ui/icons/screen-icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { useActChoices, wordsOfAct, wordsOfDetail, wordsOfSubject } from './acts.ts'
import { auditPageSize, useAudit, useAuditExport } from './api.ts'
import { useAccountMessages } from './messages.ts'

function useColumns(): Column<AuditEntry>[] {
  const t = useAccountMessages()
  return [
    { header: t('what'), inCard: 'title', cell: (entry) => wordsOfAct(t, entry.act) },
    { header: t('when'), cell: (entry) => <ExactTime at={entry.at} /> },
    { header: t('who'), cell: (entry) => entry.actorName ?? '–' },
    {
      header: t('about'),
      cell: (entry) =>
        entry.subjectName ??
        (entry.subjectType ? `${wordsOfSubject(t, entry.subjectType)} ${entry.subjectId?.slice(0, 8)}` : '–'),
    },
    { header: t('from'), cell: (entry) => entry.ip ?? '–' },
    { header: t('detail'), hasLongWords: true, cell: (entry) => wordsOfDetail(t, entry.detail) || '–' },
  ]
}

/** What happened around accounts and content, newest first. It can be read and taken along, never changed. */
export function AuditLog() {
  const t = useAccountMessages()
  const { values, set } = useAddressFilters({ act: '', search: '', from: '', to: '', before: '' })
  const filter = {
    ...(values.act && { act: values.act }),
    ...(values.search && { search: values.search }),
    ...(startOf(values.from) && { from: startOf(values.from) }),
    ...(startOf(values.to, 1) && { to: startOf(values.to, 1) }),
  }
  const before = values.before.split('.').filter(Boolean)
  const entries = useAudit({ ...filter, ...(before.length > 0 && { beforeId: Number(before.at(-1)) }) })
  // Pages have no numbers here: the address keeps the last entry of every page before this one.
  const offset = before.length * auditPageSize
  const newer = before.slice(0, -1)
  const older = [...before, entries.data?.rows.at(-1)?.id ?? '']
  const columns = useColumns()
  const exporting = useAuditExport()

  return (
    <>
      <FilterRow>
        <SearchField
          label={t('searchAudit')}
          value={values.search}
          onChange={(search) => set({ search, before: '' })}
        />
        <ChoiceField
          label={t('show')}
          value={values.act}
          choices={useActChoices()}
          onChange={(act) => set({ act, before: '' })}
        />
        <DayField label={t('fromDay')} value={values.from} onChange={(from) => set({ from, before: '' })} />
        <DayField label={t('untilDay')} value={values.to} onChange={(to) => set({ to, before: '' })} />
        <Button
          variant="contained"
          color="neutral"
          loading={exporting.isPending}
          onClick={() => exporting.mutate(filter)}
          startIcon={<DownloadIcon size={18} />}
        >
          {t('exportCsv')}
        </Button>
      </FilterRow>
      <PagedTable
        label={t('auditLog')}
        list={entries}
        columns={columns}
        keyOf={(entry) => String(entry.id)}
        empty={<Empty title={t('nothingRecorded')}>{t('tryLongerTime')}</Empty>}
        offset={offset}
        pageSize={auditPageSize}
        onMove={(moved) => set({ before: (moved > offset ? older : newer).join('.') })}
        words={{ previous: t('newer'), next: t('older') }}
      />
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
  <Box component="time" dateTime={at} sx={{ 'td &': { whiteSpace: 'nowrap' } }}>
    {useFormats().exactMoment(new Date(at))}
  </Box>
)

/** The beginning of a day where the viewer is, or of one of the days after it. */
function startOf(day: string, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00`)
  if (Number.isNaN(moment.getTime())) return undefined
  moment.setDate(moment.getDate() + daysLater)
  return moment.toISOString()
}
