import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** Falsy ones are left out. */
  facts: readonly ReactNode[]
  /** Truncates to two lines, and a long fact to one; the expanded row shows everything. */
  isCut?: boolean
}

/** Facts separated by dots. Each dot precedes its fact, so that at the beginning of a line it is outside of the visible area. */
export function FactsLine({ facts, isCut = false }: Props) {
  return (
    <span className="block overflow-hidden">
      <span className={cx('-ml-3 block', isCut && 'line-clamp-2')}>
        {facts.filter(isThere).map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, without other keys.
          <span key={place}>
            {place > 0 && ' '}
            <span className={cx('relative inline-block max-w-full pl-3', isCut && 'truncate align-bottom')}>
              {place > 0 && (
                <span aria-hidden className="absolute left-0 w-2 text-center">
                  ·
                </span>
              )}
              {fact}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

const isThere = (fact: ReactNode): boolean => Boolean(fact)
