import { sql } from 'drizzle-orm'
import { COUNTED_AT_MOST } from '#contract/list-limits.ts'
import type { Executor } from '#database/connect.ts'

/** How many rows a query would give, counted up to `COUNTED_AT_MOST`. */
export async function countUpTo(
  db: Executor,
  query: { limit: (rows: number) => { getSQL: () => ReturnType<typeof sql> } },
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*) as total from (${query.limit(COUNTED_AT_MOST)}) as counted`,
  )
  return rows[0]?.total ?? 0
}
