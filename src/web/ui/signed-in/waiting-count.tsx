type Props = {
  count: number
  /** What is counted, for those who listen; without it, what stands before the count tells it. */
  words?: string
}

/** How many wait, beside the words of a tab; nothing for zero. */
export function WaitingCount({ count, words }: Props) {
  if (count === 0) return null
  return (
    <span className="nums grid h-6 min-w-6 place-items-center rounded-full bg-mango-400 px-1.5 text-sm text-ink">
      {count}
      {words && <span className="sr-only"> {words}</span>}
    </span>
  )
}
