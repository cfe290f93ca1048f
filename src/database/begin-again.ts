import { setTimeout } from 'node:timers/promises'
import { SQL_STATE, sqlStateOf } from './sql-state.ts'

const MOST_ATTEMPTS = 3
/** Whoever waited goes first: a row that came free is taken by who asks first, and who waited must wake up to ask. */
const PAUSE_MS = 50

const isLostRace = (error: unknown): boolean => {
  const state = sqlStateOf(error)
  return state === SQL_STATE.deadlockDetected || state === SQL_STATE.serializationFailure
}

/**
 * Carries out a transaction, and again when PostgreSQL ended it for the sake of another: nothing is left of it, and whoever it
 * waited for goes on. An act does nothing outside of its transaction before the commit, so that it may be begun anew.
 * @throws what the last attempt throws
 */
export async function beginAgain<Answer>(transact: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !isLostRace(error)) throw error
    }
    await setTimeout(PAUSE_MS)
  }
}
