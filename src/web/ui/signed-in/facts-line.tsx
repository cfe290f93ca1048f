import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  /** What is not there is left out. */
  facts: readonly ReactNode[]
  /** In two lines at most, a long fact in one of them: all of it is said where the row opens. */
  isCut?: boolean
}

/**
 * Facts one after the other, a point between two on the same line. Where a line breaks there is none: each stands before its
 * fact, and at the beginning of a line outside of what is shown.
 */
export function FactsLine({ facts, isCut = false }: Props) {
  return (
    <span className="block overflow-hidden">
      <span className={cx('-ml-3 block', isCut && 'line-clamp-2')}>
        {facts.filter(isThere).map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which have no other name.
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
