import { sql } from 'drizzle-orm'
import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import { builtOnce } from './built-once.ts'
import { type Database, dialect, type Executor, sessionOf, type Transaction } from './connect.ts'
import { type Answers, inOneTrip } from './in-one-trip.ts'
import { prepareWritten } from './prepare-written.ts'

/** Reads by several statements what is true at one moment: nothing that is written meanwhile is seen by the later ones alone. */
export const inOneSnapshot = <Answer>(
  db: Database,
  read: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

const begin = builtOnce(db =>
  prepareWritten(db, 'begin_snapshot', sql`begin isolation level repeatable read read only`),
)
const end = builtOnce(db => prepareWritten(db, 'end_snapshot', sql`commit`))

/**
 * The same by statements that need none of one another's answers and are prepared by name: they travel together, with the beginning and
 * the end of their transaction (in-one-trip.ts). Within a transaction they read as it does.
 * @returns the answers in the order of the statements
 */
export async function inOneSnapshotAndTrip<const Statements extends readonly unknown[]>(
  db: Executor,
  read: (db: Executor) => Statements,
): Promise<Answers<Statements>> {
  if (!('$client' in db)) return inOneTrip(read(db))
  const client = await db.$client.connect()
  try {
    const tx: Transaction = new NodePgTransaction(dialect, sessionOf(client), undefined)
    const begun = begin(tx, {})
    const statements = read(tx)
    const [, answers] = await inOneTrip([begun, inOneTrip(statements), end(tx, {})])
    client.release()
    return answers
  } catch (error) {
    // Its transaction may be open still: nobody else is given this connection.
    client.release(true)
    throw error
  }
}
