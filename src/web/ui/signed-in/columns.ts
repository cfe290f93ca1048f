import type { ReactNode } from 'react'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'

/** A column of a list of records. */
export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, one under the other. */
  isFigure?: boolean
  /** How wide it is in a table, as a class; without one it shares what the others leave. */
  width?: string
  /** Of a table, where there is much room; an opened row says it anyway. */
  isExtra?: boolean
}

export type RecordsProps<Row> = {
  /** What the rows are. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  /** What one does with a row, and how wide that is in a table, as a class; what a phone offers of it before the row is opened. */
  action?: { of: (row: Row) => ReactNode; width?: string; next?: (row: Row) => ReactNode } | undefined
  /** All of a row, where its columns leave something out or cut it: it opens in its place. */
  details?: { of: (row: Row, isOpen: boolean) => ReactNode; nameOf: (row: Row) => string }
  /** Stands before its name: chooses the row, to act on several at once. */
  box?: (row: Row) => ReactNode
  /** What a phone shows of a row before it is opened; without it all of the row stands open as a card. */
  head?: (row: Row) => RowHead
}
