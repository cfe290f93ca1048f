import type { ElementType, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** The element by meaning: `article` for an independent item, `li` in a list. */
  as?: ElementType
  isPadded?: boolean
  className?: string
  /** Target of links. */
  id?: string
  /** Accessible name, for a list. */
  label?: string
  children: ReactNode
}

/** A white card. */
export function Card({ as: Element = 'div', isPadded = true, className, id, label, children }: Props) {
  return (
    <Element
      id={id}
      aria-label={label}
      className={cx(
        'rounded-card bg-white shadow-card ring-1 ring-line',
        isPadded && 'p-4 sm:p-6',
        className,
      )}
    >
      {children}
    </Element>
  )
}
