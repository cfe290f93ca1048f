import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { axisValues } from '#web/ui/on-demand/axis-values.ts'

export type Column = {
  label: string
  /** Label below the column. */
  short: string
  /** Label where space is limited. */
  narrow: string
  /** Height of the column, in the axis's unit; negative values are not drawn. */
  size: number
  /** The value with its unit. */
  words: string
}

type Props = {
  title: string
  /** Headings of the table: category and value. */
  head: readonly [thing: string, value: string]
  /** Unit of the axis. */
  unit: string
  columns: readonly Column[]
  /** Text instead of the chart when all columns are empty. */
  nothing: string
  /** Note below the chart: what is counted. */
  children?: ReactNode
}

const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact' })

/** A column chart over time, with an axis; values are read by pointer, touch or arrow keys, and as a table below. */
export function ColumnChart({ title, head, unit, columns, nothing, children }: Props) {
  const isEmpty = columns.every(({ size }) => size <= 0)
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-soft">{nothing}</p>
      ) : (
        <Plot title={title} unit={unit} columns={columns} />
      )}
      {children}
      {columns.some(({ size }) => size !== 0) && <Figures title={title} head={head} columns={columns} />}
    </Card>
  )
}

/** Forced-colours mode: system colours replace ours. */
const columnLook = {
  chosen: 'bg-mango-500 forced-colors:bg-[Highlight]',
  other: 'bg-leaf-700 forced-colors:bg-[CanvasText]',
} as const

/** Gap around each column: many columns leave less space. */
function roomOf(count: number): string {
  if (count > 60) return 'lg:px-px'
  return count > 20 ? 'px-px sm:px-0.5' : 'px-0.5 sm:px-1.5'
}

/** Index of the column that an arrow key moves to. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: place => Math.max(0, place - 1),
  ArrowDown: place => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Index of the column under the pointer. */
function placeUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}

function Plot({ title, unit, columns }: Pick<Props, 'title' | 'unit' | 'columns'>) {
  const last = columns.length - 1
  const [chosen, setChosen] = useState(last)
  const place = Math.min(chosen, last)
  const { label, words } = columns[place]!
  const values = axisValues(Math.max(...columns.map(({ size }) => size)))
  const percentOf = (size: number) => `${(Math.max(0, size) / values.at(-1)!) * 100}%`
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setChosen(step(place, last))
  }
  const choose = (event: PointerEvent<HTMLElement>) => setChosen(placeUnder(event, columns.length))
  return (
    <>
      <p aria-hidden className="nums mt-2">
        <span className="inline-block first-letter:uppercase">{label}</span>&nbsp;:{' '}
        <strong className="font-display text-lg whitespace-nowrap text-leaf-800">{words}</strong>
      </p>
      <p aria-hidden className="mt-2 text-sm text-ink-soft">
        {unit}
      </p>
      <div className="mt-2 flex gap-2">
        <div aria-hidden className="nums relative h-44 w-11 shrink-0 text-right text-sm text-ink-soft">
          {values.map(value => (
            <span
              key={value}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: percentOf(value) }}
            >
              {compact.format(value)}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={place}
          aria-valuetext={`${label}\u00a0: ${words}`}
          onKeyDown={handleKey}
          onPointerDown={choose}
          onPointerMove={choose}
          className="min-w-0 grow rounded-sm outline-offset-4"
        >
          <div className="relative h-44">
            {values.map(value => (
              <span
                key={value}
                className={cx(
                  'absolute inset-x-0 border-t',
                  value === 0 ? 'border-line-strong' : 'border-line',
                )}
                style={{ bottom: percentOf(value) }}
              />
            ))}
            <div className="relative flex h-full items-end">
              {columns.map(({ label: name, size }, index) => (
                <span
                  key={name}
                  className={cx('flex h-full grow basis-0 items-end pb-px', roomOf(columns.length))}
                >
                  <span
                    className={cx('w-full rounded-t', columnLook[index === place ? 'chosen' : 'other'])}
                    style={{ height: percentOf(size) }}
                  />
                </span>
              ))}
            </div>
          </div>
          <div className="mt-1 flex">
            {columns.map(({ label: name, short, narrow }, index) => (
              <span
                key={name}
                className={cx(
                  'flex min-w-0 grow basis-0 justify-center text-sm whitespace-nowrap',
                  index === place ? 'font-bold' : 'text-ink-soft',
                )}
              >
                <span className="max-sm:hidden">{short}</span>
                <span className="sm:hidden">{narrow}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** The same values as a table. */
function Figures({ title, head, columns }: Pick<Props, 'title' | 'head' | 'columns'>) {
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-800">
        <span className="group-open:hidden">Voir en tableau</span>
        <span className="hidden group-open:inline">Masquer le tableau</span>
      </summary>
      <table className="mt-2 w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-2 text-left">
              {head[0]}
            </th>
            <th scope="col" className="py-2 text-right">
              {head[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label, words }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="nums py-2 text-right">{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
