import type { Activity } from '#contract/activities.ts'
import { formatDate } from '#contract/french-dates.ts'

/** "le 3 mai 2026", "du 3 mai 2026 au 5 mai 2026"; undefined when no day is known. */
export function activityDates({ startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>) {
  const [from, to] = [startDate, endDate].map(day => day && formatDate(day))
  if (from && to && from !== to) return `Du ${from} au ${to}`
  if (from) return endDate ? `Le ${from}` : `Dès le ${from}`
  return to ? `Jusqu’au ${to}` : undefined
}
