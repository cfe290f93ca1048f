import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { FoldedRows, type RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { useRoomForTable } from '#web/ui/spaces/use-room-for-table.ts'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, one under the other. */
  isFigure?: boolean
}

type Props<Row> = {
  /** What the rows are. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  /** What one does with a row. */
  action?: (row: Row) => ReactNode
  /** Stands before its name: chooses the row, to act on several at once. */
  box?: (row: Row) => ReactNode
  /** What a phone shows of a row before it is opened; without it all of the row stands open as a card. */
  head?: (row: Row) => RowHead
}

/** Rows with the same facts: a table where there is room, rows that open on phones. */
export function Records<Row>(props: Props<Row>) {
  if (useRoomForTable()) return <RecordTable {...props} />
  const { head, caption, rows, keyOf, columns, action, box } = props
  if (!head) return <RecordCards {...props} />
  return (
    <FoldedRows caption={caption} rows={rows} keyOf={keyOf} head={head} box={box}>
      {row => (
        <>
          <RecordFacts columns={columns} row={row} />
          {action?.(row)}
        </>
      )}
    </FoldedRows>
  )
}

/** The facts of one record, each beside its name. */
function RecordFacts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className="grid gap-2">
      {columns.map(({ label, cell }) => (
        <div key={label} className="flex justify-between gap-x-4">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right break-words">{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}

function RecordTable<Row>({ caption, rows, keyOf, columns, action, box }: Props<Row>) {
  const place = ({ isFigure }: Column<Row>) => cx('px-3 py-3', isFigure ? 'nums text-right' : 'text-left')
  return (
    <Card isPadded={false} className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            {box && (
              <th scope="col" className="py-3 pl-3">
                <span className="sr-only">Sélection</span>
              </th>
            )}
            {columns.map(column => (
              <th key={column.label} scope="col" className={place(column)}>
                {column.label}
              </th>
            ))}
            {action && (
              <th scope="col" className="px-3 py-3">
                <span className="sr-only">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)} className="border-b border-line align-top last:border-0">
              {box && <td className="py-3 pl-3">{box(row)}</td>}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row" className={cx(place(column), 'font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={place(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
              {action && <td className="px-3 py-2 text-right">{action(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function RecordCards<Row>({ caption, rows, keyOf, columns: [title, ...facts], action, box }: Props<Row>) {
  return (
    <ul aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.map(row => (
        <Card as="li" key={keyOf(row)}>
          <div className="flex items-start gap-3">
            {box?.(row)}
            <p className="min-w-0 text-lg font-semibold">{title?.cell(row)}</p>
          </div>
          <div className="mt-2">
            <RecordFacts columns={facts} row={row} />
          </div>
          {action && <div className="mt-4 grid">{action(row)}</div>}
        </Card>
      ))}
    </ul>
  )
}
