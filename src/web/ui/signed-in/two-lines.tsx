import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  first: ReactNode
  second?: ReactNode
  /** Whether no line of the secondary text is cut. */
  isWhole?: boolean
}

/** A table cell: main text over smaller secondary text, each cut after its second line; in an expanded row whole. */
export function TwoLines({ first, second, isWhole = false }: Props) {
  return (
    <>
      <span className="block lg:line-clamp-2" title={titleOf(first)}>
        {first}
      </span>
      {second && (
        <span
          className={cx('block text-sm font-normal text-ink-soft', !isWhole && 'lg:line-clamp-2')}
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
