import type { AnalyticsPeriod } from '#contract/analytics/facts.ts'
import { DAY_MS } from '#contract/durations.ts'

/** The start of the first day of a period; null for the unlimited one. */
export function beginningOf(period: AnalyticsPeriod, now: Date): Date | null {
  if (period === 'all') return null
  const since = new Date(now)
  // Abidjan is on UTC all year.
  since.setUTCHours(0, 0, 0, 0)
  if (period === 'month') return new Date(since.getTime() - 30 * DAY_MS)
  const months = { quarter: 3, year: 12 }[period]
  since.setUTCMonth(since.getUTCMonth() - months)
  // If the month is too short, the date has overflowed into the next one: day 0 is the last day of the month.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since
}
