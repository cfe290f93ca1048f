/** The weekday of a date, "2026-11-27": 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
