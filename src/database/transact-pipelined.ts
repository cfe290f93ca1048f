import { sql } from 'drizzle-orm'
import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import { compiledQuery } from './compiled-query.ts'
import { type Database, dialect, sessionOf, type Transaction } from './connect.ts'
import { prepareSql } from './prepare-sql.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

/** Named: pg sends unnamed statements at once, in a packet of their own. */
const begin = compiledQuery(db => prepareSql(db, 'begin', sql`begin`))

type Work<Answer> = (tx: Transaction, begun: Promise<unknown>) => Promise<Answer>

/**
 * Runs a transaction whose `begin` is pipelined with its first statements, which saves a round trip. The work awaits `begun`
 * together with them, and may pipeline with it only statements that are harmless alone: if `begin` fails, they were executed
 * outside of any transaction.
 *
 *     transactPipelined(db, async (tx, begun) => {
 *       const [, products] = await pipelined([begun, lockProductsForSale(tx, ids)])
 *
 * @throws the error of the work, after the rollback, or of `begin`
 */
export const transactPipelined = <Answer>(db: Database, work: Work<Answer>): Promise<Answer> =>
  retryOnConflict(() => transact(db, work))

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
    // The pool removes a broken connection.
    client.release()
  }
}
