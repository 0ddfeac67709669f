import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useUiMessages } from './messages.ts'
import { type Column, shownIn, type TableParts } from './table-columns.ts'

const sortedFrom = 4

/** The rows of a table for a narrow place: each a card with a title and named lines. */
export function RowCards<Row>({ label, columns, rows, keyOf, order, onOrder }: TableParts<Row>) {
  const t = useUiMessages()
  const sortable = columns.filter((column) => column.value)
  return (
    <>
      {sortable.length > 1 && rows.length >= sortedFrom && (
        <TextField
          select
          size="small"
          label={t('sortBy')}
          value={order?.header ?? ''}
          onChange={(event) => onOrder({ header: event.target.value, isDescending: false })}
          sx={{ mb: 1.5, bgcolor: 'background.paper' }}
        >
          {sortable.map(({ header }) => (
            <MenuItem key={header} value={header}>
              {header}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <RowCard key={keyOf(row)} columns={columns} row={row} />
        ))}
      </Box>
    </>
  )
}

function RowCard<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  const columnsIn = (slot: Column<Row>['inCard']) => columns.filter((column) => column.inCard === slot)
  const words = columnsIn('words')
    .map((column) => ({ header: column.header, word: shownIn(column, row) }))
    .filter(({ word }) => !isEmpty(word))
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 55%', fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
          {columnsIn('title').map((column) => (
            <Fragment key={column.header}>{shownIn(column, row)}</Fragment>
          ))}
        </Box>
        <Box sx={{ flex: 'none' }}>
          {columnsIn('beside').map((column) => (
            <Fragment key={column.header}>{shownIn(column, row)}</Fragment>
          ))}
        </Box>
      </Box>
      {words.length > 0 && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {words.map(({ header, word }, index) => (
            <Fragment key={header}>
              {index > 0 && ' · '}
              {word}
            </Fragment>
          ))}
        </Typography>
      )}
      {columnsIn(undefined).map((column) => (
        <NamedLine key={column.header} column={column} row={row} />
      ))}
    </Box>
  )
}

/** What is too long to stand beside its name stands below it. */
function NamedLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const shown = shownIn(column, row)
  if (isEmpty(shown)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 32 }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {column.header}
      </Typography>
      <Box sx={{ ml: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>{shown}</Box>
    </Box>
  )
}

const isEmpty = (shown: unknown) =>
  shown === null || shown === false || shown === undefined || shown === '' || shown === '–'
