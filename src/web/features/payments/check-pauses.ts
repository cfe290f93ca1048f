/** Intervals between two checks of a payment, in seconds, increasing. */
const PAUSES_S = [1, 2, 3, 4, 5, 8, 12, 15, 20, 30] as const

/** Number of automatic checks of a payment. */
export const MAX_CHECKS = PAUSES_S.length + 1

/** Milliseconds until the next check, by the number of past ones; false to stop. */
export function pauseAfter(checkCount: number): number | false {
  const seconds = PAUSES_S[checkCount - 1]
  return seconds === undefined ? false : seconds * 1_000
}
