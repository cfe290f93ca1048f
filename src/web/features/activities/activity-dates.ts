import type { Activity } from '#contract/activities/schemas.ts'
import { formatDate, formatDays } from '#contract/french/dates.ts'

/** "Le 3 mai 2026", "Du 3 au 5 mai 2026"; undefined when no day is known. */
export function activityDates({ startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>) {
  if (startDate && endDate && startDate !== endDate) return `Du ${formatDays(startDate, endDate)}`
  if (startDate) return `${endDate ? 'Le' : 'Dès le'} ${formatDate(startDate)}`
  return endDate ? `Jusqu’au ${formatDate(endDate)}` : undefined
}
