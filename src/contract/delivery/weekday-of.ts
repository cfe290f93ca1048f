/** The weekday of a day, "2026-11-27": from Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
