import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { CASING, type Database } from '#database/connect.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const readWhole = ({ 'Node Type': node, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  ...(node === 'Seq Scan' && table ? [table] : []),
  ...Plans.flatMap(readWhole),
]

/**
 * The tables that statements of an act must read whole, since no index leads to what they look for: they are planned once it is
 * over, by a planner that avoids it. What foreign keys and triggers read is not seen.
 */
export async function wholeReads(pool: pg.Pool, act: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked: [text: string, values: unknown[]][] = []
  const logQuery = (text: string, values: unknown[]) => void asked.push([text, values])
  await act(drizzle(pool, { casing: CASING, logger: { logQuery } }))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const tables = new Set<string>()
    for (const [text, values] of asked) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      for (const table of readWhole(rows[0]['QUERY PLAN'][0].Plan)) tables.add(table)
    }
    return [...tables].sort()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
