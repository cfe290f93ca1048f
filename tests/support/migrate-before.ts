import { readFile } from 'node:fs/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Pool } from 'pg'
import { emptyDatabase } from '#database/migrate.ts'

const FOLDER = 'src/database/migrations'

/** Empties a database and leaves it as the version before a migration had it; what follows is for `migrateDatabase`. */
export async function migrateBefore(pool: Pool, name: string): Promise<void> {
  await emptyDatabase(pool)
  const journal: { entries: { tag: string }[] } = JSON.parse(
    await readFile(`${FOLDER}/meta/_journal.json`, 'utf8'),
  )
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  if (place < 1) throw new Error(`no migration is called ${name}`)
  await pool.query('create schema drizzle')
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const earlier = readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, place)
  for (const { sql, hash, folderMillis } of earlier) {
    // Together: some statements want to be in a transaction.
    await pool.query(`begin;${sql.join(';')};commit`)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
