import type { AnalyticsPeriod } from '#contract/analytics/facts.ts'
import { DAY_MS } from '#contract/durations.ts'

/** The beginning of the day on which a period begins; null for the one that has no beginning. */
export function beginningOf(period: AnalyticsPeriod, now: Date): Date | null {
  if (period === 'all') return null
  const since = new Date(now)
  // Abidjan keeps the time of Greenwich all year.
  since.setUTCHours(0, 0, 0, 0)
  if (period === 'month') return new Date(since.getTime() - 30 * DAY_MS)
  const months = { quarter: 3, year: 12 }[period]
  since.setUTCMonth(since.getUTCMonth() - months)
  // Where that month is too short for the day, the date has run on into the next one: day 0 is the last day before it.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since
}
