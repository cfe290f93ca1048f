import { count, type SQLWrapper, sql } from 'drizzle-orm'
import { COUNTED_AT_MOST } from '#contract/list-limits.ts'
import type { Executor } from '#database/connect.ts'

/** How many rows a query finds, counted up to 10,000. */
export async function countFound(db: Executor, query: SQLWrapper): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(sql`(${query} limit ${COUNTED_AT_MOST}) counted`)
  return counted!.total
}
