/** Seconds between two looks at a payment: close at first, then farther and farther apart. */
const PAUSES_S = [1, 2, 3, 4, 5, 8, 12, 15, 20, 30] as const

/** How many times a payment is looked at before the page stops asking by itself. */
export const MAX_CHECKS = PAUSES_S.length + 1

/** Milliseconds until the next look, after so many; false when it is time to stop. */
export function pauseAfter(checkCount: number): number | false {
  const seconds = PAUSES_S[checkCount - 1]
  return seconds === undefined ? false : seconds * 1_000
}
