import { sql } from 'drizzle-orm'
import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import { compiledQuery } from './compiled-query.ts'
import { dialect, type Executor, sessionOf, type Transaction } from './connect.ts'
import { type Answers, pipelined } from './pipelined.ts'
import { prepareSql } from './prepare-sql.ts'

/** Runs reads in one snapshot (repeatable read): all statements see the same state. Within a transaction they run in it. */
export const inSnapshot = <Answer>(
  db: Executor,
  read: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> =>
  '$client' in db
    ? db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    : read(db)

const begin = compiledQuery(db =>
  prepareSql(db, 'begin_snapshot', sql`begin isolation level repeatable read read only`),
)
const end = compiledQuery(db => prepareSql(db, 'end_snapshot', sql`commit`))

/**
 * Like `inSnapshot`, for independent prepared statements, pipelined together with `begin` and `commit` (pipelined.ts). Within a
 * transaction they run in it.
 * @returns the results in the order of the statements
 */
export async function inSnapshotPipelined<const Statements extends readonly unknown[]>(
  db: Executor,
  read: (db: Executor) => Statements,
): Promise<Answers<Statements>> {
  if (!('$client' in db)) return pipelined(read(db))
  const client = await db.$client.connect()
  try {
    const tx: Transaction = new NodePgTransaction(dialect, sessionOf(client), undefined)
    const begun = begin(tx, {})
    const statements = read(tx)
    const [, answers] = await pipelined([begun, pipelined(statements), end(tx, {})])
    client.release()
    return answers
  } catch (error) {
    // The transaction may still be open: the connection is not returned to the pool.
    client.release(true)
    throw error
  }
}
