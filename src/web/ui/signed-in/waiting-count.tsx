type Props = {
  count: number
  /** What is counted, for screen readers; without it, the text before the count says it. */
  words?: string
}

/** Number of pending items beside a tab's label; nothing for zero. */
export function WaitingCount({ count, words }: Props) {
  if (count === 0) return null
  return (
    <span className="nums grid h-6 min-w-6 place-items-center rounded-full bg-mango-400 px-1.5 text-sm text-ink">
      {count}
      {words && <span className="sr-only"> {words}</span>}
    </span>
  )
}
