import { type NoticeKind, noticeKinds, type TimelineEntry, type TimelineKind } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useState } from 'react'
import { useAwaited } from '../../ui/in-order.tsx'
import { useNearWindow } from '../../ui/near-window.ts'
import { usePrinting } from '../../ui/printing.ts'
import { exactDate } from '../../ui/relative-time.tsx'
import { Failed } from '../../ui/states.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useTimeline } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { TimelineChart } from './TimelineChart.tsx'

/** On paper, where nobody asked for all of it. */
const printedMax = 10

/** What happened to a drug: drawn, and as a table for whoever reads it or hears it. */
export function Timeline({ contentItemId }: { contentItemId: string }) {
  const t = useSafetyMessages()
  const timeline = useTimeline(contentItemId)
  // Drawn a part at a time, so that a slow phone goes on answering meanwhile.
  const entries = useDeferredValue(timeline.data)
  const [wasOpened, setOpen] = useState(false)
  // What is folded cannot be opened on paper, and lines of a chart are told apart by their colours.
  const isOpen = usePrinting() || wasOpened
  const id = useId()
  const nearWindow = useNearWindow(234)
  useAwaited(!entries && !timeline.isError)
  if (timeline.isError) return <Failed error={timeline.error} onRetry={timeline.refetch} />
  if (!entries || entries.length < 2) return null
  const shown = wasOpened ? entries : entries.slice(0, printedMax)
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 4, ...nearWindow }}>
      <Typography id={`${id}-title`} variant="h2" sx={{ mb: 1 }}>
        {t('timeline')}
      </Typography>
      <div data-screen-only>
        <TimelineChart entries={entries} />
      </div>
      <Button
        color="neutral"
        variant="contained"
        aria-expanded={isOpen}
        aria-controls={`${id}-table`}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1 }}
      >
        {isOpen ? t('hideTable') : t('showTable', { count: entries.length })}
      </Button>
      <Box id={`${id}-table`} hidden={!isOpen} sx={{ mt: 1.5 }}>
        {isOpen && <TimelineTable entries={shown} />}
        {isOpen && shown.length < entries.length && t('newestOf', { shown: shown.length, count: entries.length })}
      </Box>
    </Box>
  )
}

function TimelineTable({ entries }: { entries: TimelineEntry[] }) {
  const t = useSafetyMessages()
  const rows = entries.map((entry, place) => ({ ...entry, place: String(place) }))
  return (
    <DataTable
      label={t('timeline')}
      rows={rows}
      keyOf={({ place }) => place}
      tableFrom={480}
      columns={[
        { header: t('date'), inCard: 'words', value: ({ date }) => date, cell: ({ date }) => exactDate(date) },
        {
          header: t('kind'),
          inCard: 'words',
          value: ({ kind }) => (isNoticeKind(kind) ? t(`kinds.${kind}`) : t(`timelineKinds.${kind}`)),
        },
        {
          header: t('what'),
          inCard: 'title',
          value: ({ title }) => title,
          cell: ({ title, sourceUrl }) =>
            sourceUrl ? (
              <Link href={sourceUrl} target="_blank" rel="noreferrer">
                {title}
              </Link>
            ) : (
              title
            ),
        },
      ]}
    />
  )
}

const isNoticeKind = (kind: TimelineKind): kind is NoticeKind => noticeKinds.some((each) => each === kind)
