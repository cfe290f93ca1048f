import { ApiFailure, sentenceOf } from '#web/api/api-failure.ts'

/** The outcome for one item of a batch. */
export type Outcome<Thing> = { thing: Thing } & (
  | { is: 'done' }
  /** The server refused, with a French sentence. */
  | { is: 'refused'; sentence: string }
  /** No response: it may have been done. */
  | { is: 'unknown'; sentence: string }
  /** It was not sent. */
  | { is: 'unsent'; sentence: string }
)

const REFUSED = 'Une erreur est survenue. Veuillez réessayer.'
const UNKNOWN = 'Pas de réponse du serveur\u00a0: c’est peut-être fait. Vérifiez dans la liste.'
const NOT_UPLOADED = 'Pas envoyé.'

const CONCURRENCY = 4

/** No server, no session, no second factor, rate limit: what stops one item stops all that follow. */
export const ABORTS_BATCH: readonly number[] = [0, 401, 403, 429, 503]

type Options<Thing> = {
  /** Called with each outcome as it comes. */
  onOutcome: (outcome: Outcome<Thing>) => void
  /** Checked before each item: nothing more is sent. */
  isStopped: () => boolean
}

async function outcomeOf<Thing>(
  thing: Thing,
  action: (thing: Thing) => Promise<unknown>,
): Promise<{ outcome: Outcome<Thing>; abortsBatch: boolean }> {
  try {
    await action(thing)
    return { outcome: { thing, is: 'done' }, abortsBatch: false }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const abortsBatch = ABORTS_BATCH.includes(error.status)
    return error.status === 0
      ? { outcome: { thing, is: 'unknown', sentence: UNKNOWN }, abortsBatch }
      : { outcome: { thing, is: 'refused', sentence: sentenceOf(error, REFUSED) }, abortsBatch }
  }
}

/**
 * Runs an action on several items, a few at a time; each is a request of its own that succeeds or fails alone. The first runs
 * alone: it may have to open the second factor dialog. Some failures abort the batch, and the remaining items are not sent.
 * @returns the outcome of each item, in order
 */
export async function runBatch<Thing>(
  things: readonly Thing[],
  action: (thing: Thing) => Promise<unknown>,
  { onOutcome, isStopped }: Options<Thing>,
): Promise<Outcome<Thing>[]> {
  const outcomes = things.map((thing): Outcome<Thing> => ({ thing, is: 'unsent', sentence: NOT_UPLOADED }))
  let next = 0
  let isAborted = false
  const runNext = async (): Promise<boolean> => {
    const place = next
    if (place >= things.length || isAborted || isStopped()) return false
    next += 1
    const { outcome, abortsBatch } = await outcomeOf(things[place]!, action)
    isAborted ||= abortsBatch
    outcomes[place] = outcome
    onOutcome(outcome)
    return true
  }
  const runAll = async () => {
    while (await runNext());
  }
  if (await runNext()) await Promise.all(Array.from({ length: CONCURRENCY }, runAll))
  return outcomes
}
