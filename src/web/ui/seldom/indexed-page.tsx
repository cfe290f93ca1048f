import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FailureAbove } from '#web/ui/seldom/failure-above.tsx'
import { partsClass } from '#web/ui/seldom/folded-part.tsx'

type Parts = readonly { id: string; title: string }[]

type Props = {
  /** The parts below, in their order: each is an element with this id. */
  parts: Parts
  children: ReactNode
}

/** A long page of several folded parts, with an index of them beside them where they are open; folded, they are their own. */
export function IndexedPage({ parts, children }: Props) {
  const inSight = usePartInSight(parts)
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
        <FailureAbove />
        {children}
      </div>
    </div>
  )
}

/** Which part one reads: the last one that has come into the upper third of the window, or the last of all at its end. */
function usePartInSight(parts: Parts): string | undefined {
  const [inSight, setInSight] = useState(parts[0]?.id)
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight
    const look = () => {
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      const reached = isAtEnd ? parts : parts.filter(({ id }) => topOf(id) < innerHeight / 3)
      setInSight((reached.at(-1) ?? parts[0])?.id)
    }
    // What a part holds may come later, and push those after it down.
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
