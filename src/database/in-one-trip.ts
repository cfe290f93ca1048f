import { SQL_STATE, sqlStateOf } from './sql-state.ts'

export type Answers<Statements extends readonly unknown[]> = {
  -readonly [Place in keyof Statements]: Awaited<Statements[Place]>
}

/**
 * Waits for statements of one transaction that need none of one another's answers. The connection (`pipeline` in
 * connect.ts) sends each as it begins, without waiting for the answer to the one before: rows stay locked for one round trip
 * to the database instead of one for each.
 *
 *     const [earlierId, products] = await inOneTrip([claimKey(tx, key), lockProducts(tx, ids)])
 *
 * They take effect in the order in which they begin: write rows before those that refer to them. What was prepared by name
 * begins when it is executed, any other query of Drizzle when it is awaited, thus later. Outside of a transaction each takes a
 * connection of its own.
 *
 * When one fails, the others are waited for before its error leaves. An act among them that sends several statements would
 * otherwise send the next ones after the rollback, where they count: by themselves, or in the transaction of somebody else.
 * @returns the answers in the order of the list
 * @throws the error of the statement that failed; those that follow from it are dropped
 */
export async function inOneTrip<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Answers<Statements>> {
  // A query of Drizzle is sent each time that somebody waits for it: here that is once.
  const running = statements.map(statement => Promise.resolve(statement))
  try {
    return (await Promise.all(running)) as Answers<Statements>
  } catch (first) {
    const ends = await Promise.allSettled(running)
    if (!isConsequence(first)) throw first
    // An act of several steps tells of its failure later than those whom it made fail.
    throw (
      ends
        .map(end => (end.status === 'rejected' ? end.reason : first))
        .find(error => !isConsequence(error)) ?? first
    )
  }
}

const isConsequence = (error: unknown) => sqlStateOf(error) === SQL_STATE.transactionAborted
