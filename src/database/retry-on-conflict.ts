import { setTimeout } from 'node:timers/promises'
import { SQL_STATE, sqlStateOf } from './sql-state.ts'

const MAX_ATTEMPTS = 3
/** Back-off that lets the other transaction finish. */
const PAUSE_MS = 50

const isConflict = (error: unknown): boolean => {
  const state = sqlStateOf(error)
  return state === SQL_STATE.deadlockDetected || state === SQL_STATE.serializationFailure
}

/**
 * Runs a transaction, and retries it after a deadlock or a serialization failure, up to three attempts. It must have no side
 * effects outside of the database before the commit.
 * @throws the error of the last attempt
 */
export async function retryOnConflict<Answer>(transact: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
    await setTimeout(PAUSE_MS)
  }
}
