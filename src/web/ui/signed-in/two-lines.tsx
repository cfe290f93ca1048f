import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  first: ReactNode
  second?: ReactNode
  /** Whether the secondary text wraps rather than being cut. */
  isWhole?: boolean
}

/** A table cell of two lines: main text and smaller secondary text, cut at their ends; in an expanded row whole. */
export function TwoLines({ first, second, isWhole = false }: Props) {
  return (
    <>
      <span className="block lg:line-clamp-2 lg:break-words" title={titleOf(first)}>
        {first}
      </span>
      {second && (
        <span
          className={cx('block text-sm font-normal text-ink-soft', !isWhole && 'lg:truncate')}
          title={titleOf(second)}
        >
          {second}
        </span>
      )}
    </>
  )
}

/** Full text as a tooltip where it may be cut. */
const titleOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined)
