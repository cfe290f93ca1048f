import { useId, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Column, RecordsProps } from '#web/ui/signed-in/columns.ts'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'

const headClass =
  'sticky top-0 z-10 bg-white px-2 py-2.5 shadow-[inset_0_-1px_0_var(--color-line)] first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4'
const boxWidth = 'w-11'

const extraClass = 'max-2xl:hidden'

const placeOf = ({ isFigure, isExtra }: Pick<Column<never>, 'isFigure' | 'isExtra'>) =>
  cx(isFigure ? 'nums text-right' : 'text-left', isExtra && extraClass)

/**
 * A table of records with fixed column widths and sticky headings: one or two lines per row. Cut text is shown in full where
 * the row expands or leads to. Inside a dialog it stays a table on any screen and scrolls.
 */
export function RecordTable<Row>(props: RecordsProps<Row>) {
  const { caption, rows, keyOf, columns, action, details, box } = props
  return (
    <Card isPadded={false} className="relative max-lg:overflow-x-auto">
      <table className="w-full table-fixed border-collapse max-lg:min-w-4xl">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            {box && <HiddenHead words="Sélection" width={boxWidth} />}
            {columns.map(column => (
              <th key={column.label} scope="col" className={cx(headClass, placeOf(column), column.width)}>
                {column.label}
              </th>
            ))}
            {action && <HiddenHead words="Action" width={action.width} />}
            {details && <HiddenHead words="Détails" width="w-12" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <RecordRow key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Heading for screen readers, of a column that needs no visible one. */
const HiddenHead = ({ words, width }: { words: string; width: string | undefined }) => (
  <th scope="col" className={cx(headClass, width)}>
    <span className="sr-only">{words}</span>
  </th>
)

const cellClass = 'px-2 py-1.5 first:pl-4 last:pr-4'

function RecordRow<Row>({ row, columns, action, details, box }: RecordsProps<Row> & { row: Row }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const [name, ...facts] = columns
  const extras = columns.filter(({ isExtra }) => isExtra)
  return (
    <>
      <tr
        data-row
        className={cx(
          'border-t border-line first:border-0 has-[[data-box]_:checked]:bg-leaf-50',
          isOpen ? 'bg-paper' : 'hover:bg-paper',
        )}
      >
        {box && (
          <td data-box className={cellClass}>
            {box(row)}
          </td>
        )}
        {name && (
          <th scope="row" className={cx(cellClass, placeOf(name), 'font-semibold')}>
            {name.cell(row)}
          </th>
        )}
        {facts.map(column => (
          <td key={column.label} className={cx(cellClass, placeOf(column))}>
            {column.cell(row)}
          </td>
        ))}
        {action && <td className={cx(cellClass, 'text-right')}>{action.of(row)}</td>}
        {details && (
          <td className="py-1.5">
            <IconButton
              icon={ChevronDown}
              label={`Détails\u00a0: ${details.nameOf(row)}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => setOpen(!isOpen)}
              className={cx(
                'text-ink-soft *:transition-transform *:duration-150 pointer-fine:size-9',
                isOpen && '*:rotate-180',
              )}
            />
          </td>
        )}
      </tr>
      {details && isOpen && (
        <tr id={panelId} className="bg-paper">
          <td
            colSpan={columns.length - extras.length + (box ? 1 : 0) + (action ? 2 : 1)}
            className="px-4 pt-1 pb-5"
          >
            {details.of(row, true)}
          </td>
          {/* A wider `colSpan` would take space where the extra columns are hidden. */}
          {extras.map(({ label }) => (
            <td key={label} className={extraClass} />
          ))}
        </tr>
      )}
    </>
  )
}
