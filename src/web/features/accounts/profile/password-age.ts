import { formatDate } from '#contract/french/dates.ts'

const MONTH_MS = 30 * 24 * 3_600_000

/** When a password was last changed, as precisely as one wants to know. */
export function passwordAge(changedAt: string, nowMs: number): string {
  const isOld = nowMs - new Date(changedAt).getTime() > MONTH_MS
  return `Dernière modification\u00a0: ${isOld ? 'il y a plus de 30 jours' : `le ${formatDate(changedAt)}`}`
}
