import type { ReactNode } from 'react'
import { partsClass } from '#web/ui/seldom/folded-part.tsx'

type Props = {
  /** The parts below, in their order: each is an element with this id. */
  parts: readonly { id: string; title: string }[]
  children: ReactNode
}

/** A long page of several folded parts, with an index of them beside them where they are open; folded, they are their own. */
export function IndexedPage({ parts, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <nav aria-label="Sur cette page" className="sticky top-4 max-lg:hidden">
        <ul className="border-l border-line-strong">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center px-3 text-sm leading-tight font-semibold text-leaf-800 hover:underline pointer-fine:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={partsClass}>{children}</div>
    </div>
  )
}
