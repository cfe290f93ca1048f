import { cx } from '#web/ui/cx.ts'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'

export type Bar = {
  label: string
  /** Owner of the item, below its label. */
  of?: string
  /** Length of the bar, in any unit. */
  size: number
  /** The value with its unit. */
  words: string
  /** Note below the bar. */
  more?: string
}

type Props = {
  /** Target of links. */
  id: string
  title: string
  bars: readonly Bar[]
  /** Text instead of the chart when all bars are empty. */
  nothing: string
  /** Formatted total, where the bars are parts of it. */
  total?: string
  /** Two columns on wide screens. */
  isWide?: boolean
}

const longest = (bars: readonly Bar[]): number => Math.max(...bars.map(({ size }) => size), 0)

/** "Livrée : 1 082 sur 1 116", "En tête : Avicoles, 9 100 000 FCFA": the longest bar in one line. */
const leadWords = ({ label, words }: Bar, total: string | undefined): string =>
  total ? `${label}\u00a0: ${words} sur ${total}` : `En tête\u00a0: ${label}, ${words}`

/**
 * A horizontal bar chart in the given order; the list is its own text alternative. Collapsed on small screens to the longest bar.
 */
export function BarList({ id, title, bars, nothing, total, isWide = false }: Props) {
  const most = longest(bars)
  const first = bars.find(({ size }) => size === most)
  return (
    <CollapsibleSection
      id={id}
      title={title}
      state={first && most > 0 && <span className="nums lg:hidden">{leadWords(first, total)}</span>}
    >
      {most === 0 ? (
        <p className="px-4 pb-5 text-ink-soft sm:px-6">{nothing}</p>
      ) : (
        <ul
          aria-label={title}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-1 pb-5 sm:px-6',
            isWide && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-12',
          )}
        >
          {bars.map(({ label, of, size, words, more }) => (
            <li key={`${label} ${of}`}>
              <div className="flex items-baseline justify-between gap-x-4">
                <span className="min-w-0 break-words">
                  {label}
                  {of && <span className="block text-sm text-ink-soft">{of}</span>}
                </span>
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
    </CollapsibleSection>
  )
}
