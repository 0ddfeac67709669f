import type { ReactNode } from 'react'
import type { Value } from './row-order.ts'

export interface Column<Row> {
  header: string
  /** What stands in the cell, where it is more than the value. */
  cell?: (row: Row) => ReactNode
  /** What the rows are sorted by; a column whose rows all have none is left out. */
  value?: (row: Row) => Value
  /** Aligned to the right, with figures of one width. */
  isNumber?: boolean
  align?: 'left' | 'right'
  /** May break anywhere: addresses, identifiers. Words elsewhere stay whole. */
  hasLongWords?: boolean
  /** Where rows are cards: the title, beside the title, or in one line with other words; else a line with its name. */
  inCard?: 'title' | 'beside' | 'words'
}

export interface Order {
  header: string
  isDescending: boolean
}

export interface TableParts<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  order: Order | undefined
  onOrder: (order: Order) => void
}

export const shownIn = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : column.value?.(row)
