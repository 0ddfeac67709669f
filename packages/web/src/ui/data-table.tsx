import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** Shown without its header where rows become cards. */
  isTitle?: boolean
}

/** A dense table on wide screens; below, each row is a card of named lines. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
}) {
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.header} align={column.align} sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                  {column.header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)} hover>
                {columns.map((column) => (
                  <TableCell key={column.header} align={column.align} sx={{ overflowWrap: 'anywhere' }}>
                    {column.cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: { xs: 'grid', md: 'none' }, gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
      >
        {rows.map((row) => (
          <Box
            component="li"
            key={keyOf(row)}
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
          >
            {columns.map((column) => (
              <CardLine key={column.header} column={column} row={row} />
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}

function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isTitle) return <Box sx={{ fontWeight: 650, mb: 0.5, overflowWrap: 'anywhere' }}>{column.cell(row)}</Box>
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {column.header}
      </Typography>
      <Box sx={{ textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}>{column.cell(row)}</Box>
    </Box>
  )
}
