import { type AnalyticsPeriod, periodBeforeLabels } from '#contract/analytics/facts.ts'
import { changeWords } from '#web/features/analytics/change-words.ts'

type Props = {
  period: AnalyticsPeriod
  now: number
  /** Undefined for the unlimited period. */
  before: number | null | undefined
  wordsOf: (figure: number) => string
}

/** The change from the previous period of the same length; nothing when there are no earlier figures. */
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
