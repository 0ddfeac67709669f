import type { Report, ReportSubject } from '@materia/contract'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ChoiceField, FilterRow } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { Pager } from '../../ui/pager.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useReports, useResolveReport } from './api.ts'
import { reasonWords } from './reasons.ts'

const pageSize = 50
const subjectWords: Record<ReportSubject, string> = {
  content: 'Content',
  message: 'Message',
  profile: 'Profile',
  attachment: 'File',
}
const states = [
  { value: 'open', label: 'Waiting' },
  { value: 'resolved', label: 'Answered' },
] as const

/** What readers reported. `linkOf` leads to the thing itself where it has an address. */
export function Reports({ linkOf }: { linkOf: (report: Report) => ReactNode }) {
  const { values, set } = useAddressFilters({ state: 'open', offset: '' })
  const offset = offsetIn(values.offset)
  const state = values.state === 'resolved' ? 'resolved' : 'open'
  const reports = useReports({ state, count: pageSize, offset })

  const columns: Column<Report>[] = [
    { header: 'What', inCard: 'title', cell: linkOf },
    { header: 'Kind', cell: (report) => subjectWords[report.subjectType] },
    { header: 'Reason', cell: (report) => reasonWords[report.reason] },
    { header: 'Comment', cell: (report) => report.comment ?? '–' },
    { header: 'Reported', cell: (report) => <RelativeTime date={report.createdOn} /> },
    { header: 'By', cell: (report) => report.reporterName ?? 'A former member' },
    {
      header: 'State',
      align: 'right',
      cell: (report) =>
        report.resolution ? (
          <Chip size="small" label={report.resolution === 'hidden' ? 'Hidden' : 'Dismissed'} />
        ) : (
          <Answers report={report} />
        ),
    },
  ]

  return (
    <>
      <FilterRow>
        <ChoiceField
          label="Show"
          value={state}
          choices={states}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      {reports.isPending && <Loading label="Reports" />}
      {reports.isError && <Failed error={reports.error} onRetry={reports.refetch} />}
      {reports.data?.rows.length === 0 && (
        <Empty title={state === 'open' ? 'Nothing waits.' : 'Nothing was answered yet.'}>
          What readers report arrives here. What colleagues wrote or uploaded goes out of sight at once when it is
          reported as patient data; everything else waits for you.
        </Empty>
      )}
      {reports.data && reports.data.rows.length > 0 && (
        <>
          <DataTable label="Reports" columns={columns} rows={reports.data.rows} keyOf={(report) => report.id} />
          <Pager
            offset={offset}
            count={pageSize}
            shown={reports.data.rows.length}
            total={reports.data.total}
            onMove={(moved) => set({ offset: String(moved || '') })}
          />
        </>
      )}
    </>
  )
}

function Answers({ report }: { report: Report }) {
  const resolve = useResolveReport()
  const answer = (resolution: 'hidden' | 'dismissed') =>
    resolve.mutate(
      { id: report.id, resolution },
      {
        onSuccess: () => showSuccess(resolution === 'hidden' ? 'Hidden from everybody.' : 'Dismissed; it can be seen.'),
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant="contained"
        color="neutral"
        disabled={resolve.isPending}
        onClick={() => answer('dismissed')}
      >
        Dismiss
      </Button>
      <Button
        size="small"
        variant="contained"
        color="error"
        disabled={resolve.isPending}
        onClick={() => answer('hidden')}
      >
        {report.isHidden ? 'Keep hidden' : 'Hide'}
      </Button>
    </Stack>
  )
}
