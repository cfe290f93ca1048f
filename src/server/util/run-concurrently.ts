import pLimit from 'p-limit'

const CONCURRENCY = 8

/**
 * Runs `work` on each item with limited concurrency. A failure does not stop the others.
 * @param withinMs items not started by then are skipped
 * @throws AggregateError of all failures
 */
export async function runConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const limit = pLimit(CONCURRENCY)
  const beganMs = performance.now()
  const inTime = async (item: T) => {
    if (performance.now() - beganMs < withinMs) await work(item)
  }
  const outcomes = await Promise.allSettled(items.map(item => limit(inTime, item)))
  const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
