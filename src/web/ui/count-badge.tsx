import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Props = {
  count: number
  /** What is counted, for those who listen; without it, what wears the badge tells the count. */
  words?: string
}

/** A count on a link's icon; nothing for zero, capped to what fits. */
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
