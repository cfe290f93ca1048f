import type { ReactNode } from 'react'
import { FoldedRows, type RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { useRoomForTable } from '#web/ui/spaces/use-room-for-table.ts'

type Props<Row> = {
  /** What the rows are. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What a small screen shows of a row before it is opened. */
  head: (row: Row) => RowHead
  /** Chooses the row, to act on several at once. */
  box: (row: Row) => ReactNode
  /** A row where there is room, with the box that chooses it. */
  card: (row: Row, box: ReactNode) => ReactNode
  /** An opened row: what its card has beside the name. */
  details: (row: Row) => ReactNode
}

/** Things that one knows by more than a table’s facts: cards beside each other where there is room, rows that open on phones. */
export function RecordGrid<Row>({ caption, rows, keyOf, head, box, card, details }: Props<Row>) {
  if (!useRoomForTable())
    return (
      <FoldedRows caption={caption} rows={rows} keyOf={keyOf} head={head} box={box}>
        {details}
      </FoldedRows>
    )
  return (
    <ul aria-label={caption} className="grid grid-cols-2 gap-4 xl:grid-cols-3">
      {rows.map(row => (
        <li key={keyOf(row)}>{card(row, box(row))}</li>
      ))}
    </ul>
  )
}
