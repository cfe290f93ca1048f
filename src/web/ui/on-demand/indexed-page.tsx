import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { partsClass } from '#web/ui/on-demand/collapsible-section.tsx'
import { FailureSummary } from '#web/ui/on-demand/failure-summary.tsx'

type Parts = readonly { id: string; title: string }[]

type Props = {
  /** The sections, in order: each is an element with this id. */
  parts: Parts
  children: ReactNode
}

/** A long page of collapsible sections, with a table of contents beside them where they are open. */
export function IndexedPage({ parts, children }: Props) {
  const inSight = useVisibleSection(parts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <nav aria-label="Sur cette page" className="sticky top-4 max-lg:hidden">
        <ul className="border-l border-line-strong">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === inSight ? 'location' : undefined}
                className={cx(
                  'flex min-h-11 items-center px-3 text-sm leading-tight font-semibold text-leaf-800 hover:underline pointer-fine:min-h-9',
                  id === inSight && '-ml-0.5 border-l-3 border-leaf-700 bg-leaf-50',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={partsClass}>
        <FailureSummary />
        {children}
      </div>
    </div>
  )
}

/** The section being read: the last one whose top is in the upper third of the window, or the last of all at the end. */
function useVisibleSection(parts: Parts): string | undefined {
  const [inSight, setInSight] = useState(parts[0]?.id)
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight
    const look = () => {
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      const reached = isAtEnd ? parts : parts.filter(({ id }) => topOf(id) < innerHeight / 3)
      setInSight((reached.at(-1) ?? parts[0])?.id)
    }
    // Sections may grow while their data load, and move those below.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      removeEventListener('scroll', look)
    }
  }, [parts])
  return inSight
}
