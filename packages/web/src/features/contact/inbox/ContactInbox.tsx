import type { ContactMessage } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { offsetIn, useAddressFilters } from '../../../lib/address-filters.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { ChoiceField, FilterRow } from '../../../ui/list-filters.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Empty } from '../../../ui/states.tsx'
import { PagedTable } from '../../../ui/tables/paged-table.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useContactMessages } from './api.ts'
import { useInboxMessages } from './messages.ts'

const pageSize = 50

/** What visitors wrote on the contact page, newest first, and what they were answered. */
export function ContactInbox() {
  const t = useInboxMessages()
  const { values, set } = useAddressFilters({ state: 'open', offset: '' })
  const offset = offsetIn(values.offset)
  const state = values.state === 'answered' ? 'answered' : 'open'
  const [answering, setAnswering] = useState<ContactMessage>()
  const messages = useContactMessages({ state, count: pageSize, offset })
  const columns: Column<ContactMessage>[] = [
    { header: t('from'), inCard: 'title', cell: (row) => <From row={row} /> },
    { header: t('about'), cell: (row) => t(`reasons.${row.reason}`) },
    { header: t('message'), cell: (row) => <Written>{row.message}</Written> },
    { header: t('sent'), cell: (row) => <RelativeTime date={row.createdOn} /> },
    {
      header: t('answer'),
      cell: (row) =>
        row.answeredOn ? (
          <Answered row={row} />
        ) : (
          <Button size="small" variant="contained" onClick={() => setAnswering(row)}>
            {t('answer')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <FilterRow>
        <ChoiceField
          label={t('show')}
          value={state}
          choices={[
            { value: 'open', label: t('waiting') },
            { value: 'answered', label: t('answered') },
          ]}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('inbox')}
        list={messages}
        columns={columns}
        keyOf={(row) => row.id}
        empty={<Empty title={t(state === 'open' ? 'nothingWaits' : 'nothingAnswered')}>{t('messagesArrive')}</Empty>}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
      {answering && <AnswerDialog message={answering} onClose={() => setAnswering(undefined)} />}
    </>
  )
}

const From = ({ row }: { row: ContactMessage }) => (
  <>
    {row.name}
    <Typography variant="caption" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <EmailText email={row.email} />
    </Typography>
  </>
)

const Written = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)

function Answered({ row }: { row: ContactMessage }) {
  const t = useInboxMessages()
  return (
    <>
      <Written>{row.answer ?? ''}</Written>
      <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.answeredByName && t('answeredBy', { name: row.answeredByName })}{' '}
        {row.answeredOn && <RelativeTime date={row.answeredOn} />}
      </Typography>
    </>
  )
}
