import { setTimeout } from 'node:timers/promises'
import { type SQL_STATE, sqlStateOf } from './sql-state.ts'

export interface Retries {
  /** The errors after which the transaction may succeed. */
  states: readonly (typeof SQL_STATE)[keyof typeof SQL_STATE][]
  /** The first one included. */
  attempts: number
  /** Back-off that lets other transactions finish. */
  pauseMs: number
}

/**
 * Runs a transaction, and retries it after errors of these states. It must have no side effects outside of the database before
 * the commit.
 * @throws the error of the last attempt, and any other error at once
 */
export async function retryTransaction<Answer>(
  { states, attempts, pauseMs }: Retries,
  transact: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempt === attempts || !states.some(state => state === sqlStateOf(error))) throw error
    }
    await setTimeout(pauseMs)
  }
}
