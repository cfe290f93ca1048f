import pLimit from 'p-limit'

const AT_ONCE = 8

/**
 * Works through a list, a few at a time. One that fails does not keep the others from their turn; all failures are thrown.
 * @param withinMs what has not begun by then is left to the next round
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const beganMs = performance.now()
  const inTime = async (item: T) => {
    if (performance.now() - beganMs < withinMs) await work(item)
  }
  const outcomes = await Promise.allSettled(items.map(item => limit(inTime, item)))
  const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
