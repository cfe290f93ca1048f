import { type ReactNode, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'

/** The header of a collapsed row: two or three lines of text, nothing to press. */
export type RowHead = {
  picture?: ReactNode
  /** Name. */
  name: ReactNode
  /** Beside the name. */
  aside?: ReactNode
  /** The most important fact, truncated if necessary; the expanded row shows it in full. */
  fact: ReactNode
  /** Status beside the fact, where the name needs a whole line. */
  state?: ReactNode
  /** Several statuses, on a line of their own. */
  states?: ReactNode
}

type Props<Row> = {
  /** Accessible name of the list. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  head: (row: Row) => RowHead
  /** The row's checkbox, for bulk actions. */
  box?: ((row: Row) => ReactNode) | undefined
  /** The row's next action, while it is collapsed. */
  next?: ((row: Row) => ReactNode) | undefined
  /** Content and actions of the expanded row; mounted while it is collapsed, too. */
  children: (row: Row, isOpen: boolean) => ReactNode
}

/** List rows on small screens: two or three lines each, expanded in place. */
export function ExpandableRows<Row>({ caption, rows, keyOf, head, box, next, children }: Props<Row>) {
  return (
    <Card isPadded={false} className="-mx-4 max-sm:rounded-none sm:mx-0">
      <ul aria-label={caption}>
        {rows.map(row => (
          <li
            key={keyOf(row)}
            data-row
            className="relative border-b border-line last:border-0 has-[[data-box]_:checked]:bg-leaf-50"
          >
            {box && (
              <div data-box className="absolute top-3 left-3.5">
                {box(row)}
              </div>
            )}
            <FoldedRow head={head(row)} hasBox={box !== undefined}>
              {isOpen => children(row, isOpen)}
            </FoldedRow>
            {next && (
              <div className={cx('-mt-0.5 pb-2.5 empty:hidden peer-open/row:hidden', box ? 'pl-11' : 'pl-4')}>
                {next(row)}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { head: RowHead; hasBox: boolean; children: (isOpen: boolean) => ReactNode }

function FoldedRow({ head, hasBox, children }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group/row peer/row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={cx(
          'min-h-15 cursor-pointer list-none py-2 pr-3 -outline-offset-3 hover:bg-paper [&::-webkit-details-marker]:hidden',
          hasBox ? 'pl-11' : 'pl-4',
        )}
      >
        <Head {...head} />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-5">{children(isOpen)}</div>
    </details>
  )
}

function Head({ picture, name, aside, fact, state, states }: RowHead) {
  return (
    <span className="flex items-start gap-2">
      {picture && <span className="mt-0.5 mr-1 size-12 shrink-0">{picture}</span>}
      <span className="min-w-0 grow">
        <span className="flex items-start justify-between gap-x-2 max-[22rem]:flex-wrap">
          <span className="line-clamp-3 min-w-0 leading-5.5 font-semibold">{name}</span>
          {aside && <span className="flex min-h-5.5 shrink-0 items-center">{aside}</span>}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate text-sm leading-4.5 text-ink-soft">{fact}</span>
          {state && <span className="shrink-0">{state}</span>}
        </span>
        {states && <span className="mt-1 flex flex-wrap items-center gap-1">{states}</span>}
      </span>
      <ChevronDown
        aria-hidden
        className="-mr-1 size-5 shrink-0 self-center text-ink-soft transition-transform duration-150 group-open/row:rotate-180"
      />
    </span>
  )
}
