import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useRef, useState } from 'react'
import { usePrinting } from '../printing.ts'
import { useKeptFocus } from './kept-focus.ts'
import { useIsWide } from './own-width.ts'
import { RowCards } from './row-cards.tsx'
import { ordered } from './row-order.ts'
import { type Column, type Order, shownIn, type TableParts } from './table-columns.ts'

/** A dense table where there is room for it; elsewhere each row is a card, so that nothing hides at the side. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  tableFrom = 720,
}: {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** Pixels of its own width from which it is a table. */
  tableFrom?: number
}) {
  const [order, setOrder] = useState<Order>()
  const shown = columns.filter(({ value }) => !value || rows.some((row) => value(row) !== null && value(row) !== ''))
  const by = shown.find((column) => column.header === order?.header)?.value
  const sorted = by ? ordered(rows, by, order?.isDescending ?? false) : rows
  const place = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(place, tableFrom)
  const keptFocus = useKeptFocus(place, isWide)
  // Paper has a width of its own, and at build time nothing has one: there the style sheet chooses.
  const isBoth = usePrinting() || typeof window === 'undefined'
  const wide = `@container (min-width: ${tableFrom}px)`
  const parts = { label, columns: shown, rows: sorted, keyOf, order, onOrder: setOrder }
  return (
    <Box ref={place} {...keptFocus} sx={{ containerType: 'inline-size' }}>
      {(isWide === true || isBoth) && (
        <Box sx={{ display: 'none', [wide]: { display: 'block' } }}>
          <WideTable {...parts} />
        </Box>
      )}
      {(isWide === false || isBoth) && (
        <Box sx={{ [wide]: { display: 'none' } }}>
          <RowCards {...parts} />
        </Box>
      )}
    </Box>
  )
}

function WideTable<Row>({ label, columns, rows, keyOf, order, onOrder }: TableParts<Row>) {
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table size="small" aria-label={label} sx={columns.length > roomyColumns ? denser : dense}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Head key={column.header} column={column} order={order} onOrder={onOrder} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column) => (
                <TableCell key={column.header} align={alignOf(column)} sx={wordsOf(column)}>
                  {shownIn(column, row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Head<Row>({
  column,
  order,
  onOrder,
}: {
  column: Column<Row>
  order: Order | undefined
  onOrder: (order: Order) => void
}) {
  const { header } = column
  if (!column.value) return <TableCell align={alignOf(column)}>{header}</TableCell>
  const isSorted = order?.header === header
  const direction = isSorted && order.isDescending ? 'desc' : 'asc'
  return (
    <TableCell align={alignOf(column)} sortDirection={isSorted && direction} sx={{ py: 0 }}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => onOrder({ header, isDescending: isSorted && !order.isDescending })}
        sx={{ minHeight: 40 }}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  )
}

const alignOf = <Row,>({ align, isNumber }: Column<Row>) => align ?? (isNumber ? 'right' : undefined)

const wordsOf = <Row,>({ isNumber, hasLongWords }: Column<Row>) => ({
  verticalAlign: 'middle',
  ...(isNumber && { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  ...(hasLongWords ? { overflowWrap: 'anywhere', minWidth: 140 } : { overflowWrap: 'normal' }),
})

/** So many columns fit beside a list of actions; a ninth does with less between them. */
const roomyColumns = 8
const spaced = (between: number, around: number) => ({
  '& th, & td': { px: between },
  '& th:first-of-type, & td:first-of-type': { pl: around },
  '& th:last-of-type, & td:last-of-type': { pr: around },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& .MuiTableSortLabel-icon': { m: 0, ml: 0.25, fontSize: 14 },
})
const dense = spaced(1, 2)
const denser = spaced(0.75, 1.5)
