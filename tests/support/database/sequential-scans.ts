import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { CASING, type Database } from '#database/connect.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Is all of it read? A part of an index is little, and a limit may end the reading of one that has the order. */
const readsAll = (plan: Plan, partial: ReadonlySet<string>, isLimited: boolean): boolean => {
  if (plan['Node Type'] === 'Seq Scan') return true
  const index = plan['Index Name']
  return index !== undefined && plan['Index Cond'] === undefined && !isLimited && !partial.has(index)
}

function readWhole(plan: Plan, partial: ReadonlySet<string>, isLimited = false): string[] {
  const below = isLimited || plan['Node Type'] === 'Limit'
  return [
    ...(readsAll(plan, partial, isLimited) ? [plan['Relation Name'] ?? plan['Index Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(each => readWhole(each, partial, below)),
  ]
}

/**
 * The tables that statements of an act must read whole, since no index leads to what they look for: they are planned once it is
 * over, by a planner that avoids it. What foreign keys and triggers read is not seen.
 */
export async function findSequentialScans(
  pool: pg.Pool,
  act: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const asked: [text: string, values: unknown[]][] = []
  const logQuery = (text: string, values: unknown[]) => void asked.push([text, values])
  await act(drizzle(pool, { casing: CASING, logger: { logQuery } }))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows: partial } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    )
    const names = new Set(partial.map(({ name }) => name))
    const tables = new Set<string>()
    for (const [text, values] of asked) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      for (const table of readWhole(rows[0]['QUERY PLAN'][0].Plan, names)) tables.add(table)
    }
    return [...tables].sort()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
