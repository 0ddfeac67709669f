import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Failed, Loading } from '../states.tsx'
import { DataTable } from './data-table.tsx'
import { Pager } from './pager.tsx'
import type { Column } from './table-columns.ts'

/** A list as a query gives it; without a total where the size of the whole is not known. */
interface PagedList<Row> {
  data: { rows: Row[]; total?: number } | undefined
  isPending: boolean
  isError: boolean
  error: Error | null
  refetch: () => unknown
}

// Words of an admin's columns are long, longer in French.
const tableFrom = 860
// Cards laid out when the focus has passed them would push the buttons below them out of sight.
const wholeBeforePager = { '&:has([data-part=pager] :focus-visible) li': { contentVisibility: 'visible' } }

/** One page of a list: its loading, failed and empty states, its rows, and the way to the pages around it. */
export function PagedTable<Row>({
  label,
  list,
  columns,
  keyOf,
  empty,
  ...pager
}: {
  label: string
  list: PagedList<Row>
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  empty: ReactNode
  offset: number
  pageSize: number
  onMove: (offset: number) => void
  /** Words on the buttons, where pages are not numbered. */
  words?: { previous: string; next: string }
}) {
  if (list.isPending) return <Loading label={label} />
  const failed = list.isError && <Failed error={list.error} onRetry={list.refetch} />
  if (!list.data) return failed
  const { rows, total } = list.data
  return (
    <Box sx={wholeBeforePager}>
      {failed}
      {rows.length > 0 ? (
        <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} tableFrom={tableFrom} />
      ) : (
        empty
      )}
      <Pager {...pager} shown={rows.length} total={total} />
    </Box>
  )
}
