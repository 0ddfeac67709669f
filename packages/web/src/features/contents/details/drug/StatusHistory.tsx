import { type DrugStatusChange, statusChangesMax } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { usePrinting } from '../../../../ui/printing.ts'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { DataTable } from '../../../../ui/tables/data-table.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { useDrugMessages } from './messages.ts'
import { StatusChip } from './StatusChip.tsx'
import { Section } from './section.tsx'

/** On paper, where nobody asked for all of them. */
const printedMax = 10

/** The statuses of its products as their source dates them, newest first; folded until asked for, on paper the last few. */
export function StatusHistory({ changes }: { changes: DrugStatusChange[] }) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  const [wasOpened, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const isOpen = isPrinting || wasOpened
  if (changes.length === 0) return null
  const shown = wasOpened ? changes : changes.slice(0, printedMax)
  return (
    <Section title={d('statusHistory')} height={76}>
      {isOpen ? (
        <DataTable
          label={d('statusHistory')}
          rows={shown}
          keyOf={({ contentItemId, date, status }) => `${contentItemId} ${date} ${status}`}
          tableFrom={560}
          columns={[
            {
              header: d('date'),
              inCard: 'words',
              value: ({ date }) => date,
              cell: ({ date }) => <RelativeTime date={date} isExact />,
            },
            {
              header: t('product'),
              inCard: 'title',
              value: ({ name }) => name,
              cell: ({ name, contentItemId }) => <TextLink href={paths.content(contentItemId)}>{name}</TextLink>,
            },
            { header: t('din'), inCard: 'words', value: ({ din }) => din },
            {
              header: t('status'),
              inCard: 'beside',
              value: ({ status }) => status,
              cell: ({ status }) => <StatusChip status={status} />,
            },
          ]}
        />
      ) : (
        <Button color="neutral" variant="contained" onClick={() => setOpen(true)}>
          {d(changes.length < statusChangesMax ? 'showHistory' : 'showNewestHistory', { count: changes.length })}
        </Button>
      )}
      {isOpen && shown.length < changes.length && d('newestOf', { shown: shown.length, count: changes.length })}
    </Section>
  )
}
