/** The day of an instant, "2026-11-27": of UTC, which is the time of Abidjan all year. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The days that the shop takes: what is further away is a slip of the hand, and PostgreSQL reads no year of five digits. */
export const EARLIEST_DAY = '1900-01-01'
export const LATEST_DAY = '2100-12-31'
