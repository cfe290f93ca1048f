import type { ReactNode } from 'react'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'

/** A column of a list of records. */
export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Whether it has numbers, aligned right. */
  isFigure?: boolean
  /**
   * In a table, as wide as its content, up to this `max-w-…` class. Columns without it share the remaining width: each table
   * has one, of a text that wraps.
   */
  fit?: string
  /** Shown only in tables with much space; the expanded row has it anyway. */
  isExtra?: boolean
}

export type RecordsProps<Row> = {
  /** Accessible name of the list. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first one is the row's name. */
  columns: readonly Column<Row>[]
  /** Actions of a row; `next` is the action of a collapsed row on phones. */
  action?: { of: (row: Row) => ReactNode; next?: (row: Row) => ReactNode } | undefined
  /** Expanded content of a row, where its columns omit or truncate something. */
  details?: { of: (row: Row, isOpen: boolean) => ReactNode; nameOf: (row: Row) => string }
  /** The row's checkbox, for bulk actions. */
  box?: (row: Row) => ReactNode
  /** Head of a collapsed row on phones; without it rows are shown as cards with all columns. */
  head?: (row: Row) => RowHead
}
