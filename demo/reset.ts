import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { connectDatabase, type Database } from '#database/connect.ts'
import { emptyDatabase, ForeignDatabaseError, migrateDatabase } from '#database/migrate.ts'
import { readConfig } from '#server/config.ts'
import { loadConfigured } from './load-configured.ts'

// npm run demo:reset: empties every table and loads the demonstration again.

type Guard = { table: string; trigger: string }

/** What refuses that a table is emptied, by its name. */
const GUARDS = sql`select tgrelid::regclass::text as table, tgname as trigger from pg_trigger where tgname like '%\\_never\\_emptied'`

const setGuard = ({ table, trigger }: Guard, state: 'disable' | 'enable') =>
  sql.raw(`alter table ${table} ${state} trigger ${trigger}`)

/** Empties every table of the shop but for what every installation begins with; order numbers begin at one again. */
export async function emptyTables(db: Database): Promise<void> {
  await db.transaction(async tx => {
    const found = await tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const names = found.rows.map(({ name }) => sql.identifier(name))
    // Histories and the ledger refuse to be emptied: here everything begins anew, within one transaction.
    const guards = await tx.execute<Guard>(GUARDS)
    for (const guard of guards.rows) await tx.execute(setGuard(guard, 'disable'))
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
    for (const guard of guards.rows) await tx.execute(setGuard(guard, 'enable'))
    await tx.execute(sql`alter sequence order_numbers restart`)
    await tx.execute(sql`select add_initial_zones(), add_initial_days()`)
  })
}

/** Also from a database that another version made, and that no migration leads on from. */
export async function migrateFromWhatever(pool: pg.Pool): Promise<void> {
  try {
    await migrateDatabase(pool)
  } catch (error) {
    if (!(error instanceof ForeignDatabaseError)) throw error
    await emptyDatabase(pool)
    await migrateDatabase(pool)
  }
}

async function reset(): Promise<void> {
  const { values } = parseArgs({ options: { 'even-in-production': { type: 'boolean', default: false } } })
  const config = readConfig({ ...process.env, DEMO_DATA: '1' })
  if (config.production && !values['even-in-production']) {
    throw new Error(
      'Refusé : cette commande efface toutes les données. En production, ajoutez --even-in-production.',
    )
  }
  const connection = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    say: console.log,
  })
  try {
    await migrateFromWhatever(connection.pool)
    await emptyTables(connection.db)
    await loadConfigured(config, connection.db)
    console.log('Les données de démonstration sont à neuf.')
  } finally {
    await connection.close()
  }
}

if (import.meta.main) {
  await reset().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
