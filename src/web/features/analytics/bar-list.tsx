import { useId } from 'react'
import { axisValues } from '#web/features/analytics/axis-values.ts'
import { Card } from '#web/ui/card.tsx'

export type Bar = {
  label: string
  /** Fits under a narrow column. */
  short?: string
  /** How long the bar is, in any unit. */
  size: number
  /** What the bar says, with its unit. */
  words: string
}

type Props = {
  title: string
  /** What the bars are, and what they tell, as the headings of the table. */
  head: readonly [thing: string, value: string]
  bars: readonly Bar[]
  /** In place of a chart where all bars are empty. */
  nothing: string
}

const longest = (bars: readonly Bar[]): number => Math.max(...bars.map(({ size }) => size), 0)

/** Bars that lie: each with its words, in the order given. The list is its own text. */
export function BarList({ title, bars, nothing }: Omit<Props, 'head'>) {
  const titleId = useId()
  const most = longest(bars)
  return (
    <Card as="section">
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      {most === 0 ? (
        <p className="text-ink-soft">{nothing}</p>
      ) : (
        <ul aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {bars.map(({ label, size, words }) => (
            <li key={label}>
              <div className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 break-words">{label}</span>
                <span className="nums font-semibold">{words}</span>
              </div>
              <svg aria-hidden viewBox="0 0 100 3" preserveAspectRatio="none" className="mt-1 h-2 w-full">
                <rect width="100" height="3" rx="1" className="fill-paper-deep" />
                <rect width={(size / most) * 100} height="3" rx="1" className="fill-leaf-700" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const WIDTH = 600
const HEIGHT = 220
const BASE = 190
const TOP = 20
const GAP = 10
/** Room for the words of the axis. */
const LEFT = 60

type ColumnProps = Props & {
  /** A value of the axis, as short as can be. */
  axisWords: (size: number) => string
}

/** Bars that stand, for what follows in time, beside an axis; the same as a table below. */
export function ColumnChart({ title, head, bars, nothing, axisWords }: ColumnProps) {
  const most = longest(bars)
  const values = axisValues(most)
  const heightOf = (size: number) => (size / values.at(-1)!) * (BASE - TOP)
  const step = (WIDTH - LEFT) / bars.length
  return (
    <Card as="section">
      <h2 className="mb-3 text-xl">{title}</h2>
      {most === 0 ? (
        <p className="text-ink-soft">{nothing}</p>
      ) : (
        <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mx-auto h-auto w-full max-w-2xl">
          {values.map(value => (
            <g key={value}>
              <line
                x1={LEFT}
                x2={WIDTH}
                y1={BASE - heightOf(value)}
                y2={BASE - heightOf(value)}
                className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text
                x={LEFT - 8}
                y={BASE - heightOf(value) + 5}
                textAnchor="end"
                className="nums fill-ink-soft text-base"
              >
                {axisWords(value)}
              </text>
            </g>
          ))}
          {bars.map(({ label, short, size, words }, place) => {
            const height = heightOf(size)
            return (
              <g key={label}>
                <title>{`${label} : ${words}`}</title>
                <rect
                  x={LEFT + place * step + GAP / 2}
                  y={BASE - height}
                  width={step - GAP}
                  height={height}
                  rx="4"
                  className="fill-leaf-700"
                />
                <text
                  x={LEFT + place * step + step / 2}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                  className="fill-ink text-[1.1rem]"
                >
                  {short ?? label}
                </text>
              </g>
            )
          })}
        </svg>
      )}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-800">
          Voir les chiffres
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
            {bars.map(({ label, words }) => (
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
    </Card>
  )
}
