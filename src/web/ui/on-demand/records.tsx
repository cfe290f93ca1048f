import { Card } from '#web/ui/card.tsx'
import { ExpandableRows } from '#web/ui/on-demand/expandable-rows.tsx'
import { RecordTable } from '#web/ui/on-demand/record-table.tsx'
import { useKeptFocus } from '#web/ui/on-demand/use-kept-focus.ts'
import type { Column, RecordsProps } from '#web/ui/signed-in/columns.ts'
import { useFitsTable } from '#web/ui/signed-in/use-fits-table.ts'

/** A list of records: a table where it fits, expandable rows on phones. The focus is kept when rows disappear. */
export function Records<Row>(props: RecordsProps<Row>) {
  return (
    <div className="contents" {...useKeptFocus()}>
      <Rows {...props} />
    </div>
  )
}

function Rows<Row>(props: RecordsProps<Row>) {
  if (useFitsTable()) return <RecordTable {...props} />
  const { head, caption, rows, keyOf, columns, action, details, box } = props
  if (!head) return <RecordCards {...props} />
  return (
    <ExpandableRows caption={caption} rows={rows} keyOf={keyOf} head={head} box={box} next={action?.next}>
      {(row, isOpen) => (
        <>
          {details ? details.of(row, isOpen) : <RecordFacts columns={columns} row={row} />}
          {action?.of(row)}
        </>
      )}
    </ExpandableRows>
  )
}

/** All columns of one record as a definition list. */
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

function RecordCards<Row>({
  caption,
  rows,
  keyOf,
  columns: [title, ...facts],
  action,
  box,
}: RecordsProps<Row>) {
  return (
    <ul aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.map(row => (
        <Card as="li" key={keyOf(row)}>
          <div data-row>
            <div className="flex items-start gap-3">
              {box?.(row)}
              <p className="min-w-0 text-lg font-semibold">{title?.cell(row)}</p>
            </div>
            <div className="mt-2">
              <RecordFacts columns={facts} row={row} />
            </div>
            {action && <div className="mt-4 grid">{action.of(row)}</div>}
          </div>
        </Card>
      ))}
    </ul>
  )
}
