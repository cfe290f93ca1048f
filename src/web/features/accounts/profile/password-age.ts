import { DAY_MS } from '#contract/durations.ts'
import { formatDate } from '#contract/french/dates.ts'

const MONTH_MS = 30 * DAY_MS

/** When a password was last changed, in rounded words. */
export function passwordAge(changedAt: string, nowMs: number): string {
  const isOld = nowMs - new Date(changedAt).getTime() > MONTH_MS
  return `Dernière modification\u00a0: ${isOld ? 'il y a plus de 30 jours' : `le ${formatDate(changedAt)}`}`
}
