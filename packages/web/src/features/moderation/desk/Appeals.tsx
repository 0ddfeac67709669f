import type { Appeal, AppealResolution } from '@materia/contract'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { offsetIn, useAddressFilters } from '../../../lib/address-filters.ts'
import { explain } from '../../../lib/api-error.ts'
import { ChoiceField, FilterRow } from '../../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Empty } from '../../../ui/states.tsx'
import { PagedTable } from '../../../ui/tables/paged-table.tsx'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { useAppeals, useResolveAppeal } from './api.ts'
import { useDeskMessages } from './messages.ts'

const pageSize = 50

/** What authors of hidden things ask to have looked at again. */
export function Appeals() {
  const t = useDeskMessages()
  const { values, set } = useAddressFilters({ state: 'open', offset: '' })
  const offset = offsetIn(values.offset)
  const state = values.state === 'resolved' ? 'resolved' : 'open'
  const appeals = useAppeals({ state, count: pageSize, offset })
  const columns: Column<Appeal>[] = [
    { header: t('what'), inCard: 'title', cell: (row) => row.excerpt ?? t('noLongerThere') },
    { header: t('kind'), cell: (row) => t(`kinds.${row.subjectType}`) },
    { header: t('author'), cell: (row) => row.authorName },
    { header: t('why'), cell: (row) => row.comment },
    { header: t('asked'), cell: (row) => <RelativeTime date={row.createdOn} /> },
    { header: t('hiddenBy'), cell: (row) => row.hiddenByName ?? t('byReport') },
    {
      header: t('decision'),
      align: 'right',
      cell: (row) =>
        row.resolution ? <Chip size="small" label={t(row.resolution)} /> : <Decision key={row.id} appeal={row} />,
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
            { value: 'resolved', label: t('answered') },
          ]}
          onChange={(chosen) => set({ state: chosen, offset: '' })}
        />
      </FilterRow>
      <PagedTable
        label={t('appeals')}
        list={appeals}
        columns={columns}
        keyOf={(row) => row.id}
        empty={<Empty title={t(state === 'open' ? 'noAppeals' : 'noneAnswered')}>{t('appealsArrive')}</Empty>}
        offset={offset}
        pageSize={pageSize}
        onMove={(moved) => set({ offset: String(moved || '') })}
      />
    </>
  )
}

function Decision({ appeal }: { appeal: Appeal }) {
  const t = useDeskMessages()
  const resolve = useResolveAppeal()
  if (!appeal.mayResolve) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('otherDecides')}
      </Typography>
    )
  }
  const decide = (resolution: AppealResolution) =>
    resolve.mutate(
      { id: appeal.id, resolution },
      {
        onSuccess: () => showSuccess(t(resolution === 'restored' ? 'nowShown' : 'nowUpheld')),
        onError: (error) => showError(explain(error)),
      },
    )
  const look = { size: 'small', variant: 'contained', disabled: resolve.isPending } as const
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button {...look} color="neutral" onClick={() => decide('upheld')}>
        {t('keepHidden')}
      </Button>
      <Button {...look} onClick={() => decide('restored')}>
        {t('showAgain')}
      </Button>
    </Stack>
  )
}
