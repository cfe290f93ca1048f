import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Props = {
  count: number
  /** What is counted, for screen readers; without it, the badge's parent announces the count. */
  words?: string
}

/** A count on a link's icon; nothing for zero, capped to fit. */
export function CountBadge({ count, words }: Props) {
  if (count === 0) return null
  return (
    <>
      <span key={count} aria-hidden className="count-badge nums animate-pop">
        {count > 99 ? '99+' : count}
      </span>
      {words && (
        <VisuallyHidden>
          {count} {words}
        </VisuallyHidden>
      )}
    </>
  )
}
