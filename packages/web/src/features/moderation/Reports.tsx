import type { Report } from '@materia/contract'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { ChoiceField, FilterRow } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { useReports, useResolveReport } from './api.ts'
import { useDeskMessages } from './desk/messages.ts'
import { useModerationMessages } from './messages.ts'
import { useReportingMessages } from './reporting/messages.ts'

const ReportContextDialog = onDemand(async () => (await import('./desk/ReportContextDialog.tsx')).ReportContextDialog)

const pageSize = 50
const subjectMessages = {
  content: 'content',
  message: 'message',
  comment: 'comment',
  profile: 'profile',
  attachment: 'file',
} as const

/** What viewers reported. `linkOf` leads to the thing itself where it has an address. */
export function Reports({ linkOf }: { linkOf: (report: Report) => ReactNode }) {
  const t = useModerationMessages()
  const reporting = useReportingMessages()
  const { values, set } = useAddressFilters({ state: 'open', offset: '' })
  const offset = offsetIn(values.offset)
  const state = values.state === 'resolved' ? 'resolved' : 'open'
  const states = [
    { value: 'open', label: t('waiting') },
    { value: 'resolved', label: t('answered') },
  ] as const
  const reports = useReports({ state, count: pageSize, offset })

  const columns: Column<Report>[] = [
    { header: t('what'), inCard: 'title', cell: (report) => <Reported report={report} linkOf={linkOf} /> },
    { header: t('kind'), cell: (report) => t(subjectMessages[report.subjectType]) },
    { header: t('reason'), cell: (report) => reporting(`reasons.${report.reason}`) },
    { header: t('comment'), cell: (report) => report.comment ?? '–' },
    { header: t('reported'), cell: (report) => <RelativeTime date={report.createdOn} /> },
    { header: t('by'), cell: (report) => report.reporterName ?? t('formerMember') },
    {
      header: t('state'),
      align: 'right',
      cell: (report) =>
        report.resolution ? (
          <Chip size="small" label={report.resolution === 'hidden' ? t('hidden') : t('dismissed')} />
        ) : (
          <Answers report={report} />
        ),
    },
  ]

  return (
    <>
      <FilterRow>
        <ChoiceField
          label={t('show')}
          value={state}
          choices={states}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('reports')}
        list={reports}
        columns={columns}
        keyOf={(report) => report.id}
        empty={<Empty title={state === 'open' ? t('nothingWaits') : t('nothingAnswered')}>{t('reportsArrive')}</Empty>}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
    </>
  )
}

/** What was said is understood from what was said around it; a hidden post has no page to read it on. */
function Reported({ report, linkOf }: { report: Report; linkOf: (report: Report) => ReactNode }) {
  const t = useDeskMessages()
  const [isOpen, setOpen] = useState(false)
  const { subjectType } = report
  const isSaid = subjectType === 'message' || subjectType === 'comment'
  if (!isSaid && !(subjectType === 'content' && report.isHidden)) return linkOf(report)
  return (
    <>
      {linkOf(report)}{' '}
      <Button size="small" color="inherit" onClick={() => setOpen(true)} sx={{ color: 'text.secondary' }}>
        {t(isSaid ? 'context' : 'readIt')}
      </Button>
      {isOpen && <ReportContextDialog report={report} onClose={() => setOpen(false)} />}
    </>
  )
}

function Answers({ report }: { report: Report }) {
  const t = useModerationMessages()
  const resolve = useResolveReport()
  const answer = (resolution: 'hidden' | 'dismissed') =>
    resolve.mutate(
      { id: report.id, resolution },
      {
        onSuccess: () => showSuccess(resolution === 'hidden' ? t('hiddenFromAll') : t('dismissedSeen')),
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
        {t('dismiss')}
      </Button>
      <Button
        size="small"
        variant="contained"
        color="error"
        disabled={resolve.isPending}
        onClick={() => answer('hidden')}
      >
        {report.isHidden ? t('keepHidden') : t('hide')}
      </Button>
    </Stack>
  )
}
