import { useId, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Column, RecordsProps } from '#web/ui/signed-in/columns.ts'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'

const headClass =
  'sticky top-0 z-10 bg-white px-2 py-2.5 shadow-[inset_0_-1px_0_var(--color-line)] first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4'
/** As narrow as its content allows. */
const fittedClass = 'w-px'

const extraClass = 'max-2xl:hidden'

const placeOf = ({ isFigure, isExtra, fit }: Pick<Column<never>, 'isFigure' | 'isExtra' | 'fit'>) =>
  cx(isFigure ? 'nums text-right' : 'text-left', isExtra && extraClass, fit ? fittedClass : 'wrap-anywhere')

/** What a cell shows, in no more width than it needs where the column fits its content. */
function Content<Row>({ column: { fit, isFigure, cell }, row }: { column: Column<Row>; row: Row }) {
  const content = cell(row)
  return fit ? <div className={cx('w-max', fit, isFigure && 'ml-auto')}>{content}</div> : content
}

/**
 * A table of records with sticky headings: numbers, dates, states and actions are as wide as their content, and texts share
 * the rest. What is cut nevertheless is shown in full where the row expands or leads to. Inside a dialog it stays a table on any
 * screen and scrolls.
 */
export function RecordTable<Row>(props: RecordsProps<Row>) {
  const { caption, rows, keyOf, columns, action, details, box } = props
  return (
    <Card isPadded={false} className="relative max-lg:overflow-x-auto">
      <table className="w-full border-collapse max-lg:min-w-4xl">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            {box && <HiddenHead words="Sélection" />}
            {columns.map(column => (
              <th
                key={column.label}
                scope="col"
                className={cx(headClass, placeOf(column), column.fit && 'whitespace-nowrap')}
              >
                {column.label}
              </th>
            ))}
            {action && <HiddenHead words="Action" />}
            {details && <HiddenHead words="Détails" />}
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
const HiddenHead = ({ words }: { words: string }) => (
  <th scope="col" className={cx(headClass, fittedClass)}>
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
          <td data-box className="pl-4">
            {box(row)}
          </td>
        )}
        {name && (
          <th scope="row" className={cx(cellClass, placeOf(name), 'font-semibold')}>
            <Content column={name} row={row} />
          </th>
        )}
        {facts.map(column => (
          <td key={column.label} className={cx(cellClass, placeOf(column))}>
            <Content column={column} row={row} />
          </td>
        ))}
        {action && <td className={cx(cellClass, 'text-right')}>{action.of(row)}</td>}
        {details && (
          <td className="py-1.5 pr-1">
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
            {/* Contained: the columns keep their widths when a row opens. */}
            <div className="contain-inline-size">{details.of(row, true)}</div>
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
