import type { ReactNode } from 'react'

type Props = { first: ReactNode; second?: ReactNode }

/** A table cell of two lines: main text and smaller secondary text, cut at their ends; in an expanded row whole. */
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

/** Full text as a tooltip where it may be cut. */
const titleOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined)
