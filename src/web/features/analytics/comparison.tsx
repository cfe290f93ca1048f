import { type AnalyticsPeriod, periodBeforeLabels } from '#contract/analytics/facts.ts'
import { changeWords } from '#web/features/analytics/change-words.ts'

type Props = {
  period: AnalyticsPeriod
  now: number
  /** Nothing where the period has no beginning. */
  before: number | null | undefined
  wordsOf: (figure: number) => string
}

/** How a figure stands beside that of as long a time before; nothing where nothing was before. */
export function Comparison({ period, now, before, wordsOf }: Props) {
  if (before == null || period === 'all') return null
  const change = changeWords(now, before)
  if (!change) return null
  return (
    <span className="nums block text-sm text-ink-soft">
      <strong className="font-semibold text-ink">{change}</strong>, contre {wordsOf(before)}{' '}
      {periodBeforeLabels[period]}
    </span>
  )
}
