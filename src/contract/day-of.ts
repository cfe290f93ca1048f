/** The day of an instant, "2026-11-27": of UTC, which is the time of Abidjan all year. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The accepted range of dates: beyond it there is a typo, and PostgreSQL needs four-digit years. */
export const EARLIEST_DAY = '1900-01-01'
export const LATEST_DAY = '2100-12-31'
