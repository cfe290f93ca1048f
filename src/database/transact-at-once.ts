import { sql } from 'drizzle-orm'
import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import { beginAgain } from './begin-again.ts'
import { builtOnce } from './built-once.ts'
import { type Database, dialect, sessionOf, type Transaction } from './connect.ts'
import { prepareWritten } from './prepare-written.ts'

/** With a name: pg hands one without to the network at once, and alone. */
const begin = builtOnce(db => prepareWritten(db, 'begin', sql`begin`))

type Work<Answer> = (tx: Transaction, begun: Promise<unknown>) => Promise<Answer>

/**
 * A transaction whose `begin` leaves together with the first statements of its work, instead of one round trip to the database before them.
 * The work waits for `begun` together with them, and sends with them only what does no harm alone: where `begin` is refused,
 * they were carried out outside of any transaction.
 *
 *     transactAtOnce(db, async (tx, begun) => {
 *       const [, products] = await inOneTrip([begun, lockProducts(tx, ids)])
 *
 * @throws what the work throws, after the rollback, or why there is no transaction
 */
export const transactAtOnce = <Answer>(db: Database, work: Work<Answer>): Promise<Answer> =>
  beginAgain(() => transact(db, work))

async function transact<Answer>(db: Database, work: Work<Answer>): Promise<Answer> {
  const client = await db.$client.connect()
  try {
    const tx: Transaction = new NodePgTransaction(dialect, sessionOf(client), undefined)
    const begun = begin(tx, {})
    try {
      const answer = await work(tx, begun)
      await tx.execute(sql`commit`)
      return answer
    } catch (error) {
      await begun
      await tx.execute(sql`rollback`)
      throw error
    }
  } finally {
    // One that broke meanwhile leaves the pool.
    client.release()
  }
}
