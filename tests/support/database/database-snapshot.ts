import type { TestApp } from '#tests/support/servers/app.ts'

/** Tables that a refused call may change: rate limits and security events. */
const WRITTEN_BY_REFUSALS = ['public.rate_limits', 'public.security_events']

/** Every row of every table, as text; two snapshots are equal when nothing has changed. */
type DatabaseSnapshot = Record<string, string[]>

let tables: Promise<string[]> | undefined

async function listTables({ pool }: Pick<TestApp, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'public' or tablename = '_private_jobs' order by 1`,
  )
  return rows.map(({ name }) => name).filter(name => !WRITTEN_BY_REFUSALS.includes(name))
}

/** Reads the whole database, including pending jobs. */
export async function takeSnapshot(app: Pick<TestApp, 'pool'>): Promise<DatabaseSnapshot> {
  tables ??= listTables(app)
  const names = await tables
  const { rows } = await app.pool.query<{ name: string; row: string }>(
    names.map(name => `select '${name}' as name, r::text as row from ${name} r`).join(' union all '),
  )
  const seen: DatabaseSnapshot = Object.fromEntries(names.map(name => [name, []]))
  for (const { name, row } of rows) seen[name]!.push(row)
  for (const name of names) seen[name]!.sort()
  return seen
}

/** The rows that were changed or deleted, except for those that contain one of these ids. */
export function lostRows(
  before: DatabaseSnapshot,
  after: DatabaseSnapshot,
  people: readonly string[],
): string[] {
  return Object.entries(before).flatMap(([name, rows]) => {
    const now = new Set(after[name])
    return rows.filter(row => !now.has(row) && !people.some(id => row.includes(id)))
  })
}
