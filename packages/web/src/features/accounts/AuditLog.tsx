import type { AuditEntry } from '@materia/contract'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { ChoiceField, FilterRow } from '../../ui/list-filters.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { auditExportAddress, useAudit } from './api.ts'

const acts = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'refresh-replayed',
  'registered',
  'registration-finished',
  'password-changed',
  'password-reset',
  'user-updated',
  'user-deleted',
  'account-created',
  'account-deactivated',
  'account-reactivated',
  'reported',
  'report-resolved',
  'editorial-changed',
  'content-hidden',
  'content-restored',
  'audit-exported',
]
const wordsOf = (act: string) => {
  const words = act.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const choices = [{ value: '', label: 'Everything' }, ...acts.map((act) => ({ value: act, label: wordsOf(act) }))]

const columns: Column<AuditEntry>[] = [
  { header: 'What', isTitle: true, cell: (entry) => wordsOf(entry.act) },
  { header: 'When', cell: (entry) => <RelativeTime date={entry.at} /> },
  { header: 'Who', cell: (entry) => entry.actorName ?? '–' },
  {
    header: 'About',
    cell: (entry) =>
      entry.subjectName ?? (entry.subjectType ? `${entry.subjectType} ${entry.subjectId?.slice(0, 8)}` : '–'),
  },
  { header: 'From', cell: (entry) => entry.ip ?? '–' },
  { header: 'Detail', cell: (entry) => detailOf(entry) },
]

/** What happened around accounts and content, newest first. It can be read and taken along, never changed. */
export function AuditLog() {
  const [act, setAct] = useState('')
  const [before, setBefore] = useState<number[]>([])
  const beforeId = before.at(-1)
  const entries = useAudit({ ...(act && { act }), ...(beforeId && { beforeId }) })
  const last = entries.data?.at(-1)

  return (
    <>
      <FilterRow>
        <ChoiceField
          label="Show"
          value={act}
          choices={choices}
          onChange={(value) => {
            setAct(value)
            setBefore([])
          }}
        />
        <Button
          variant="contained"
          color="neutral"
          href={auditExportAddress}
          download
          startIcon={<DownloadIcon size={18} />}
        >
          Export as CSV
        </Button>
      </FilterRow>
      {entries.isPending && <Loading label="Audit log" />}
      {entries.isError && <Failed error={entries.error} onRetry={entries.refetch} />}
      {entries.data?.length === 0 && <Empty title="Nothing recorded.">Nothing of this kind has happened.</Empty>}
      {entries.data && entries.data.length > 0 && (
        <DataTable label="Audit log" columns={columns} rows={entries.data} keyOf={(entry) => String(entry.id)} />
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 2 }}>
        {before.length > 0 && (
          <Button variant="contained" color="neutral" onClick={() => setBefore(before.slice(0, -1))}>
            Newer
          </Button>
        )}
        {last && entries.data && entries.data.length >= 50 && (
          <Button variant="contained" color="neutral" onClick={() => setBefore([...before, last.id])}>
            Older
          </Button>
        )}
      </Stack>
    </>
  )
}

const detailOf = ({ detail }: AuditEntry) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
