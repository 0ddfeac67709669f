import type { EditorialEntry } from '@materia/contract'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { kindLooks } from '../../lib/kind-looks.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useEditorial, useHide } from './api.ts'
import { EditDialog } from './EditDialog.tsx'

const pageSize = 50
const states = [
  { value: 'all', label: 'Everything public' },
  { value: 'promoted', label: 'Promoted' },
  { value: 'hidden', label: 'Hidden' },
] as const

export function EditorialContents({ linkOf }: { linkOf: (entry: EditorialEntry) => ReactNode }) {
  const { values, set } = useAddressFilters({ search: '', state: 'all', offset: '' })
  const offset = offsetIn(values.offset)
  const state = states.find(({ value }) => value === values.state)?.value ?? 'all'
  const [editing, setEditing] = useState<EditorialEntry>()
  const asked = values.search.trim()
  const entries = useEditorial({ state, count: pageSize, offset, ...(asked && { search: asked }) })

  const columns: Column<EditorialEntry>[] = [
    { header: 'Title', inCard: 'title', cell: linkOf },
    { header: 'Kind', cell: (entry) => kindLooks[entry.contentItemType].word },
    { header: 'Published', cell: (entry) => (entry.publishedOn ? <RelativeTime date={entry.publishedOn} /> : '–') },
    { header: 'Promoted by', cell: (entry) => entry.promotedBy ?? '–' },
    { header: 'Rank', isNumber: true, cell: (entry) => entry.editorialRank },
    { header: 'Reports', isNumber: true, cell: (entry) => entry.openReports },
    {
      header: 'Actions',
      align: 'right',
      cell: (entry) => <EntryActions entry={entry} onEdit={() => setEditing(entry)} />,
    },
  ]

  return (
    <>
      <FilterRow>
        <SearchField label="Search by title" value={values.search} onChange={(search) => set({ search, offset: '' })} />
        <ChoiceField
          label="Show"
          value={state}
          choices={states}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      {entries.isPending && <Loading label="Content" />}
      {entries.isError && <Failed error={entries.error} onRetry={entries.refetch} />}
      {entries.data?.length === 0 && <Empty title="Nothing fits.">Try another title, or show everything public.</Empty>}
      {entries.data && entries.data.length > 0 && (
        <DataTable label="Content" columns={columns} rows={entries.data} keyOf={(entry) => entry.contentItemId} />
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 2 }}>
        {offset > 0 && (
          <Button variant="contained" color="neutral" onClick={() => set({ offset: String(offset - pageSize || '') })}>
            Previous
          </Button>
        )}
        {entries.data?.length === pageSize && (
          <Button variant="contained" color="neutral" onClick={() => set({ offset: String(offset + pageSize) })}>
            Next
          </Button>
        )}
      </Stack>
      {editing && <EditDialog entry={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function EntryActions({ entry, onEdit }: { entry: EditorialEntry; onEdit: () => void }) {
  const hide = useHide()
  const toggle = () =>
    hide.mutate(
      { contentItemId: entry.contentItemId, isHidden: !entry.isHidden },
      {
        onSuccess: () => showSuccess(entry.isHidden ? 'Restored.' : 'Hidden from everybody.'),
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      {entry.isHidden && <Chip size="small" color="error" variant="outlined" label="Hidden" />}
      <ActionMenu
        label={`Actions for ${entry.title}`}
        icon={<MoreIcon />}
        entries={[
          { label: 'Edit placement', onSelect: onEdit },
          { label: entry.isHidden ? 'Restore' : 'Hide', isDestructive: !entry.isHidden, onSelect: toggle },
        ]}
      />
    </Stack>
  )
}
