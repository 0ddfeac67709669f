import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type Key, type ReactNode, useState } from 'react'

type Value = string | number | null

export interface Column<Row> {
  label: string
  value: (row: Row) => Value
  show?: (row: Row) => ReactNode
}

/** A table sorted by any column; it scrolls sideways where it is wider than the page. Empty columns are left out. */
export function SortableTable<Row>({
  label,
  rows,
  rowKey,
  columns,
}: {
  label: string
  rows: Row[]
  rowKey: (row: Row) => Key
  columns: Column<Row>[]
}) {
  const [sort, setSort] = useState<{ label: string; isDescending: boolean }>()
  const shown = columns.filter((column) => rows.some((row) => column.value(row) !== null && column.value(row) !== ''))
  const by = shown.find((column) => column.label === sort?.label)
  const sorted = by ? rows.toSorted((a, b) => compare(by.value(a), by.value(b)) * (sort?.isDescending ? -1 : 1)) : rows
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} aria-label={label} role="region">
      <Table size="small" aria-label={label} sx={dense}>
        <TableHead>
          <TableRow>
            {shown.map((column) => {
              const isSorted = sort?.label === column.label
              return (
                <TableCell
                  key={column.label}
                  sortDirection={isSorted ? (sort.isDescending ? 'desc' : 'asc') : false}
                  sx={{ whiteSpace: 'nowrap', py: 0, height: 44, fontWeight: 650 }}
                >
                  <TableSortLabel
                    active={isSorted}
                    direction={isSorted && sort.isDescending ? 'desc' : 'asc'}
                    onClick={() => setSort({ label: column.label, isDescending: isSorted && !sort.isDescending })}
                    sx={{ minHeight: 40 }}
                  >
                    {column.label}
                  </TableSortLabel>
                </TableCell>
              )
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {shown.map((column) => (
                <TableCell key={column.label} sx={{ verticalAlign: 'top', overflowWrap: 'normal' }}>
                  {column.show?.(row) ?? column.value(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Eight columns have to fit beside a list of actions. */
const dense = {
  '& th, & td': { px: 1 },
  '& th:first-of-type, & td:first-of-type': { pl: 2 },
  '& .MuiTableSortLabel-icon': { m: 0, ml: 0.25, fontSize: 14 },
}

/** Numbers in text as numbers; what is unknown last. */
function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' })
}
