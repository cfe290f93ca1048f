import { SQL_STATE, sqlStateOf } from './sql-state.ts'

export type Answers<Statements extends readonly unknown[]> = {
  -readonly [Place in keyof Statements]: Awaited<Statements[Place]>
}

/**
 * Awaits independent statements of one transaction. The connection (`pipeline` in connect.ts) sends each without waiting for the
 * result of the one before: rows stay locked for one round trip instead of one per statement.
 *
 *     const [earlierId, products] = await pipelined([claimKey(tx, key), lockProductsForSale(tx, ids)])
 *
 * They execute in the order in which they start: write rows before those that refer to them. Prepared statements start when they
 * are executed, other Drizzle queries when they are awaited, thus later. Outside of a transaction each takes its own connection.
 *
 * When one fails, the others are awaited before its error is thrown. Otherwise a function among them that sends several
 * statements would send the next ones after the rollback: outside of the transaction, or inside of another one.
 * @returns the results in the order of the list
 * @throws the error of the statement that failed, not the follow-up errors
 */
export async function pipelined<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Answers<Statements>> {
  // A Drizzle query is sent each time it is awaited: here exactly once.
  const running = statements.map(statement => Promise.resolve(statement))
  try {
    return (await Promise.all(running)) as Answers<Statements>
  } catch (first) {
    const ends = await Promise.allSettled(running)
    if (!isFollowUpError(first)) throw first
    // The original error may be reported later than the follow-up errors.
    throw (
      ends
        .map(end => (end.status === 'rejected' ? end.reason : first))
        .find(error => !isFollowUpError(error)) ?? first
    )
  }
}

const isFollowUpError = (error: unknown) => sqlStateOf(error) === SQL_STATE.transactionAborted
