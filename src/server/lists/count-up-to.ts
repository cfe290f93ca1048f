import { count, type SQLWrapper, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/list-limits.ts'
import type { Executor } from '#database/connect.ts'

/** Number of rows of a query, counted up to a maximum. */
export async function countUpTo(db: Executor, query: SQLWrapper, most = MAX_COUNTED): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(sql`(${query} limit ${most}) counted`)
  return counted!.total
}
