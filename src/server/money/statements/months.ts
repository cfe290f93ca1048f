/** The month of an instant, in Abidjan: 2026-10. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7)

/** The instant at which a month begins. */
export const beginningOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`)

/** The following month. */
export function nextMonth(month: string): string {
  const beginning = beginningOf(month)
  beginning.setUTCMonth(beginning.getUTCMonth() + 1)
  return monthOf(beginning)
}
