import type { ReactNode } from 'react'

type Props = { first: ReactNode; second?: ReactNode }

/**
 * What a cell of a table says, in two lines at most, and below it, smaller, what belongs to it, in one: cut at their ends; in an
 * opened row whole.
 */
export function TwoLines({ first, second }: Props) {
  return (
    <>
      <span className="block lg:line-clamp-2 lg:break-words" title={titleOf(first)}>
        {first}
      </span>
      {second && (
        <span className="block text-sm font-normal text-ink-soft lg:truncate" title={titleOf(second)}>
          {second}
        </span>
      )}
    </>
  )
}

/** What may be cut is shown whole to who points at it. */
const titleOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined)
