/** The day of an instant, "2026-11-27": of UTC, which is the time of Abidjan all year. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
