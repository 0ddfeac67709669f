import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Fragment } from 'react'
import { useUiMessages } from '../messages.ts'
import { useNearWindow } from '../near-window.ts'
import { type Column, shownIn, type TableParts } from './table-columns.ts'

const sortedFrom = 4

/** The rows of a table for a narrow place: each a card with a title and named lines. */
export function RowCards<Row>({ label, columns, rows, keyOf, order, onOrder }: TableParts<Row>) {
  const t = useUiMessages()
  const nearWindow = useNearWindow(cardHeight)
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
      <Box component="ul" aria-label={label} sx={{ ...cardList, '& > li': { ...card, ...nearWindow } }}>
        {rows.map((row) => (
          <RowCard key={keyOf(row)} columns={columns} row={row} />
        ))}
      </Box>
    </>
  )
}

const cardHeight = 120
const card = { px: 2, py: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }

/** One style for all of them: each card has a dozen parts, and a list fifty cards. */
const cardList = {
  // No grid, which would lay out every card twice.
  '& > li + li': { mt: 1 },
  listStyle: 'none',
  p: 0,
  m: 0,
  '& [data-part=head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: 1,
    rowGap: 0.5,
  },
  '& [data-part=title]': { flex: '1 1 55%', fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-part=beside]': { flex: 'none' },
  '& [data-part=words]': { typography: 'body2', color: 'text.secondary', mt: 0.25 },
  '& [data-part=line]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 32,
  },
  '& [data-part=name]': { typography: 'body2', color: 'text.secondary' },
  '& [data-part=value]': { ml: 'auto', overflowWrap: 'anywhere', minWidth: 0 },
} as const

function RowCard<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  const columnsIn = (slot: Column<Row>['inCard']) => columns.filter((column) => column.inCard === slot)
  const words = columnsIn('words')
    .map((column) => ({ header: column.header, word: shownIn(column, row) }))
    .filter(({ word }) => !isEmpty(word))
  return (
    <li>
      <div data-part="head">
        <div data-part="title">
          {columnsIn('title').map((column) => (
            <Fragment key={column.header}>{shownIn(column, row)}</Fragment>
          ))}
        </div>
        <div data-part="beside">
          {columnsIn('beside').map((column) => (
            <Fragment key={column.header}>{shownIn(column, row)}</Fragment>
          ))}
        </div>
      </div>
      {words.length > 0 && (
        <div data-part="words">
          {words.map(({ header, word }, index) => (
            <Fragment key={header}>
              {index > 0 && ' · '}
              {word}
            </Fragment>
          ))}
        </div>
      )}
      {columnsIn(undefined).map((column) => (
        <NamedLine key={column.header} column={column} row={row} />
      ))}
    </li>
  )
}

/** What is too long to stand beside its name stands below it. */
function NamedLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const shown = shownIn(column, row)
  if (isEmpty(shown)) return null
  return (
    <div data-part="line">
      <span data-part="name">{column.header}</span>
      <div data-part="value">{shown}</div>
    </div>
  )
}

const isEmpty = (shown: unknown) =>
  shown === null || shown === false || shown === undefined || shown === '' || shown === '–'
