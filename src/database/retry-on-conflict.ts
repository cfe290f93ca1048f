import { type Retries, retryTransaction } from './retry-transaction.ts'
import { SQL_STATE } from './sql-state.ts'

const RETRIES: Retries = {
  states: [SQL_STATE.deadlockDetected, SQL_STATE.serializationFailure],
  attempts: 3,
  pauseMs: 50,
}

/**
 * Runs a transaction, and retries it after a deadlock or a serialization failure, up to three attempts. It must have no side
 * effects outside of the database before the commit.
 * @throws the error of the last attempt
 */
export const retryOnConflict = <Answer>(transact: () => Promise<Answer>): Promise<Answer> =>
  retryTransaction(RETRIES, transact)
