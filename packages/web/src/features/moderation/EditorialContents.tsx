import type { EditorialEntry } from '@materia/contract'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { kindWord } from '../../domain/kind-looks.tsx'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { MoreIcon } from '../../ui/icons/icons.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty } from '../../ui/states.tsx'
import { PagedTable } from '../../ui/tables/paged-table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { useEditorial, useHide } from './api.ts'
import { EditDialog } from './EditDialog.tsx'
import { useModerationMessages } from './messages.ts'

const pageSize = 50
const stateNames = ['all', 'promoted', 'hidden'] as const

export function EditorialContents({ linkOf }: { linkOf: (entry: EditorialEntry) => ReactNode }) {
  const t = useModerationMessages()
  const { values, set } = useAddressFilters({ search: '', state: 'all', offset: '' })
  const offset = offsetIn(values.offset)
  const state = stateNames.find((name) => name === values.state) ?? 'all'
  const states = [
    { value: 'all', label: t('everythingPublic') },
    { value: 'promoted', label: t('promoted') },
    { value: 'hidden', label: t('hidden') },
  ] as const
  const [editing, setEditing] = useState<EditorialEntry>()
  const asked = values.search.trim()
  const entries = useEditorial({ state, count: pageSize, offset, ...(asked && { search: asked }) })

  const columns: Column<EditorialEntry>[] = [
    { header: t('title'), inCard: 'title', cell: linkOf },
    { header: t('kind'), cell: (entry) => kindWord(entry.contentItemType) },
    { header: t('published'), cell: (entry) => (entry.publishedOn ? <RelativeTime date={entry.publishedOn} /> : '–') },
    { header: t('promotedBy'), cell: (entry) => entry.promotedBy ?? '–' },
    { header: t('rank'), isNumber: true, cell: (entry) => entry.editorialRank },
    { header: t('reports'), isNumber: true, cell: (entry) => entry.openReports },
    {
      header: t('actions'),
      inCard: 'beside',
      align: 'right',
      cell: (entry) => <EntryActions entry={entry} onEdit={() => setEditing(entry)} />,
    },
  ]

  return (
    <>
      <FilterRow>
        <SearchField
          label={t('searchTitle')}
          value={values.search}
          onChange={(search) => set({ search, offset: '' })}
        />
        <ChoiceField
          label={t('show')}
          value={state}
          choices={states}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('content')}
        list={entries}
        columns={columns}
        keyOf={(entry) => entry.contentItemId}
        empty={<Empty title={t('nothingFits')}>{t('tryAnotherTitle')}</Empty>}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
      {editing && <EditDialog entry={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function EntryActions({ entry, onEdit }: { entry: EditorialEntry; onEdit: () => void }) {
  const t = useModerationMessages()
  const hide = useHide()
  const toggle = () =>
    hide.mutate(
      { contentItemId: entry.contentItemId, isHidden: !entry.isHidden },
      {
        onSuccess: () => showSuccess(entry.isHidden ? t('restored') : t('hiddenFromAll')),
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      {entry.isHidden && <Chip size="small" color="error" variant="outlined" label={t('hidden')} />}
      <ActionMenu
        label={t('actionsFor', { name: entry.title })}
        icon={<MoreIcon />}
        entries={[
          { label: t('editPlacement'), onSelect: onEdit },
          { label: entry.isHidden ? t('restore') : t('hide'), isDestructive: !entry.isHidden, onSelect: toggle },
        ]}
      />
    </Stack>
  )
}
