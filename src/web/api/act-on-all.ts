import { ApiFailure, sentenceOf } from '#web/api/api-failure.ts'

/** What became of an act on one of several things. */
export type Outcome<Thing> = { thing: Thing } & (
  | { is: 'done' }
  /** The server said no, in a French sentence. */
  | { is: 'refused'; sentence: string }
  /** No answer came: it may be done or not. */
  | { is: 'unknown'; sentence: string }
  /** It was not asked for. */
  | { is: 'unsent'; sentence: string }
)

const REFUSED = 'Une erreur est survenue. Veuillez réessayer.'
const UNKNOWN = 'Pas de réponse du serveur\u00a0: c’est peut-être fait. Vérifiez dans la liste.'
const UNSENT = 'Pas envoyé.'

const AT_ONCE = 4

/** No server, no session, no code of the second factor, too much at once: what hinders one hinders all that follow. */
const HINDERS_ALL = [0, 401, 403, 429, 503]

type Options<Thing> = {
  /** Told of each outcome as it comes. */
  onOutcome: (outcome: Outcome<Thing>) => void
  /** Asked before each: nothing more is to be sent. */
  isStopped: () => boolean
}

async function outcomeOf<Thing>(
  thing: Thing,
  act: (thing: Thing) => Promise<unknown>,
): Promise<{ outcome: Outcome<Thing>; hindersAll: boolean }> {
  try {
    await act(thing)
    return { outcome: { thing, is: 'done' }, hindersAll: false }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const hindersAll = HINDERS_ALL.includes(error.status)
    return error.status === 0
      ? { outcome: { thing, is: 'unknown', sentence: UNKNOWN }, hindersAll }
      : { outcome: { thing, is: 'refused', sentence: sentenceOf(error, REFUSED) }, hindersAll }
  }
}

/**
 * Does one act on several things, a few at a time: each is a call of its own, done or refused by itself. The first goes
 * alone: it may have to lead the person through the second factor. What hinders all ends it; the others are not sent then.
 * @returns what became of each, in their order
 */
export async function actOnAll<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
  { onOutcome, isStopped }: Options<Thing>,
): Promise<Outcome<Thing>[]> {
  const outcomes = things.map((thing): Outcome<Thing> => ({ thing, is: 'unsent', sentence: UNSENT }))
  let next = 0
  let isHindered = false
  const takeNext = async (): Promise<boolean> => {
    const place = next
    if (place >= things.length || isHindered || isStopped()) return false
    next += 1
    const { outcome, hindersAll } = await outcomeOf(things[place]!, act)
    isHindered ||= hindersAll
    outcomes[place] = outcome
    onOutcome(outcome)
    return true
  }
  const takeAll = async () => {
    while (await takeNext());
  }
  if (await takeNext()) await Promise.all(Array.from({ length: AT_ONCE }, takeAll))
  return outcomes
}
