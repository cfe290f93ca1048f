import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** The parts below, in their order: each is an element with this id. */
  parts: readonly { id: string; title: string }[]
  /** On small screens the parts are their titles, until one is opened: they need no index. */
  isFolded?: boolean
  children: ReactNode
}

/** Of each part: its heading is not at the very edge when an address leads there. */
export const PART_PLACE = 'scroll-mt-4'

/** A long page of several parts with an index of them: a row above on small screens, beside the parts on wide ones. */
export function IndexedPage({ parts, isFolded = false, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <nav
        aria-label="Sur cette page"
        className={cx(
          '-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 lg:sticky lg:top-4',
          isFolded && 'max-lg:hidden',
        )}
      >
        <ul className="flex gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-line-strong">
          {parts.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full bg-white px-4 font-semibold text-leaf-800 ring-1 ring-line-strong hover:underline lg:flex lg:rounded-none lg:bg-transparent lg:px-3 lg:text-sm lg:leading-tight lg:ring-0 lg:pointer-fine:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
