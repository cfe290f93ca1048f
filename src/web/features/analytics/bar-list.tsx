import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'

export type Bar = {
  label: string
  /** How long the bar is, in any unit. */
  size: number
  /** What the bar says, with its unit. */
  words: string
  /** What stands below it. */
  more?: string
}

type Props = {
  title: string
  bars: readonly Bar[]
  /** In place of a chart where all bars are empty. */
  nothing: string
}

const longest = (bars: readonly Bar[]): number => Math.max(...bars.map(({ size }) => size), 0)

/** Bars that lie: each with its words, in the order given. The list is its own text. */
export function BarList({ title, bars, nothing }: Props) {
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
          {bars.map(({ label, size, words, more }) => (
            <li key={label}>
              <div className="flex items-end justify-between gap-x-4">
                <span className="min-w-0 break-words">{label}</span>
                <span className="nums shrink-0 text-right font-semibold">
                  {words}
                  {more && <span className="block text-sm font-normal text-ink-soft">{more}</span>}
                </span>
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
