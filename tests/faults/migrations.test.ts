import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, describe, expect, test } from 'vitest'
import {
  emptyDatabase,
  FORMER_HISTORY_END,
  ForeignDatabaseError,
  migrateDatabase,
} from '#database/migrate.ts'
import { migrateFromWhatever } from '#demo/reset.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()
afterAll(() => Promise.all([first.close(), second.close()]))

test('each test database has the tables, and rows of its own', async () => {
  const insert = `insert into users (id, username, email, password_hash, full_name) values
    ('019a0000-0000-7000-8000-000000000000', 'awa', 'awa@example.ci', 'x', 'Awa')`
  await first.pool.query(insert)
  const count = 'select count(*) as n from users'
  expect((await first.pool.query(count)).rows).toEqual([{ n: 1 }])
  expect((await second.pool.query(count)).rows).toEqual([{ n: 0 }])
})

test('several processes may migrate at once, and again', async () => {
  await Promise.all([migrateDatabase(first.pool), migrateDatabase(first.pool), migrateDatabase(first.pool)])
  const { rows } = await first.pool.query<{ n: number; distinct: number }>(
    'select count(*) as n, count(distinct hash) as distinct from drizzle.__drizzle_migrations',
  )
  expect(rows[0]!.n).toBeGreaterThan(0)
  expect(rows[0]!.distinct).toBe(rows[0]!.n)
})

describe('one migration after the other', () => {
  const RECORDED = 'select count(*)::integer as n from drizzle.__drizzle_migrations'
  const all = readMigrationFiles({ migrationsFolder: 'src/database/migrations' })
  const creations = all.findIndex(({ sql }) =>
    sql.some(statement => statement.includes('CREATE TABLE "creations"')),
  )

  /** As one who writes there does. The migration that creates the table refers to users, and locks them against writing. */
  const LOCK_USERS = 'lock table users in row exclusive mode'

  /** A new database where the migration that creates the table `creations` fails. */
  async function databaseBeforeCreations() {
    const database = await createTestDatabase()
    await emptyDatabase(database.pool)
    await database.pool.query('create table creations ()')
    await expect(migrateDatabase(database.pool)).rejects.toThrow('relation "creations" already exists')
    await database.pool.query('drop table creations')
    return database
  }

  test('keeps what came before a failure, undoes the one that failed, and goes on at the next start', async () => {
    const { pool, close } = await databaseBeforeCreations()
    expect((await pool.query(RECORDED)).rows).toEqual([{ n: creations }])
    expect((await pool.query('select from product_creations')).rows).toEqual([])
    await migrateDatabase(pool)
    expect((await pool.query(RECORDED)).rows).toEqual([{ n: all.length }])
    await close()
  })

  test('lets others write while it waits for a table that is in use', async () => {
    const { pool, close } = await databaseBeforeCreations()
    const anyone = `insert into users (id, username, email, password_hash, full_name) values
      ('019a0000-0000-7000-8000-000000000000', 'awa', 'awa@example.ci', 'x', 'Awa')`
    await whileHeld(pool, {
      hold: client => client.query(LOCK_USERS),
      act: () => migrateDatabase(pool, undefined, { lockTimeoutMs: 200, pauseMs: 200, attempts: 1_000 }),
      meanwhile: () => pool.query(anyone),
    })
    expect((await pool.query(RECORDED)).rows).toEqual([{ n: all.length }])
    await close()
  })

  test('gives up in the end, having changed nothing more', async () => {
    const { pool, close } = await databaseBeforeCreations()
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query(LOCK_USERS)
    const patience = { lockTimeoutMs: 10, pauseMs: 1, attempts: 3 }
    await expect(migrateDatabase(pool, undefined, patience)).rejects.toThrow('lock timeout')
    await holder.query('rollback')
    holder.release()
    expect((await pool.query(RECORDED)).rows).toEqual([{ n: creations }])
    expect((await pool.query(`select to_regclass('creations') as creations`)).rows).toEqual([
      { creations: null },
    ])
    await close()
  })
})

describe('a database that another version made', () => {
  test('is refused with the command that mends it, and stays as it was', async () => {
    const database = await createTestDatabase()
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'of another version'`)
    await database.pool.query('alter table users drop column phone cascade')
    await expect(migrateDatabase(database.pool)).rejects.toThrow(ForeignDatabaseError)
    await expect(migrateDatabase(database.pool)).rejects.toThrow('npm run demo:reset')
    const { rows } = await database.pool.query(
      `select count(*) as n from information_schema.columns where table_name = 'users' and column_name = 'phone'`,
    )
    expect(rows).toEqual([{ n: 0 }])
    await database.close()
  })

  test('is made anew when the demonstration is', async () => {
    const database = await createTestDatabase()
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'of another version'`)
    await database.pool.query('alter table users drop column phone cascade')
    await migrateFromWhatever(database.pool)
    await expect(database.pool.query('select phone from users')).resolves.toMatchObject({ rows: [] })
    await migrateDatabase(database.pool)
    await database.close()
  })

  test('but newer than ours serves us too', async () => {
    const database = await createTestDatabase()
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    await migrateDatabase(database.pool)
    await database.close()
  })
})

describe('a database of the history before the initial schema', () => {
  const RECORD = 'select hash from drizzle.__drizzle_migrations order by created_at'

  const ours = readMigrationFiles({ migrationsFolder: 'src/database/migrations' })
  const initial = ours.filter(({ folderMillis }) => folderMillis <= FORMER_HISTORY_END.at)
  const later = ours.slice(initial.length).map(({ hash }) => hash)

  /** The initial schema, with the record that its history left: all of its steps, or all but the last ones. */
  async function databaseOfFormer(hashes: string[]) {
    const database = await createTestDatabase()
    await database.pool.query(
      'drop schema public cascade; create schema public; truncate drizzle.__drizzle_migrations',
    )
    for (const statement of initial.flatMap(({ sql }) => sql)) await database.pool.query(statement)
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select hash, $2::bigint - cardinality($1) + place from unnest($1::text[]) with ordinality as recorded (hash, place)`,
      [hashes, FORMER_HISTORY_END.at],
    )
    return database
  }

  test('goes on with what came later once it reached its end, and keeps its record', async () => {
    const whole = ['first', 'second', FORMER_HISTORY_END.hash]
    const database = await databaseOfFormer(whole)
    await migrateDatabase(database.pool)
    expect(later).not.toEqual([])
    expect((await database.pool.query(RECORD)).rows).toEqual([...whole, ...later].map(hash => ({ hash })))
    expect((await database.pool.query('select from product_names')).rows).toEqual([])
    await database.close()
  })

  test('is refused in a sentence where it stopped before, and stays as it was', async () => {
    const database = await databaseOfFormer(['first', 'second'])
    await database.pool.query('drop table settings')
    await expect(migrateDatabase(database.pool)).rejects.toThrow('version d’AMIC trop ancienne')
    const { rows } = await database.pool.query(`select to_regclass('settings') as settings`)
    expect(rows).toEqual([{ settings: null }])
    expect((await database.pool.query(RECORD)).rows).toEqual([{ hash: 'first' }, { hash: 'second' }])
    await database.close()
  })

  test('that a later version led on from its end serves us too', async () => {
    const database = await databaseOfFormer(['first', FORMER_HISTORY_END.hash])
    await migrateDatabase(database.pool)
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    await migrateDatabase(database.pool)
    await database.close()
  })
})

test('makers whom the journal had forgotten are found by the name of a deleted administrator, not of a customer', async () => {
  const { pool, close } = await createTestDatabase()
  const told = (id: number, values: string) =>
    pool.query(`insert into audit_events (id, actor_username, action, target_type, target_id, before, created_at)
      values ('019a0000-0000-7000-8000-00000000000${id}', ${values})`)
  const gone = (id: number, name: string, role: string) =>
    told(
      id,
      `'fatou', 'user.deleted', 'user', '019a0000-0000-7000-8000-0000000000a${id}',
      '{"username": "${name}", "role": "${role}"}', '2026-11-02'`,
    )
  for (const [id, name] of [
    [1, 'ibrahim'],
    [2, 'awa'],
    [3, 'yao'],
  ] as const)
    await told(id, `'${name}', 'user.created', 'user', 'x', null, '2026-11-01'`)
  await gone(4, 'ibrahim', 'admin')
  await gone(5, 'awa', 'customer')
  await gone(6, 'yao', 'admin')
  await gone(7, 'yao', 'customer')
  const migrations = readMigrationFiles({ migrationsFolder: 'src/database/migrations' })
  const statements = migrations.flatMap(({ sql }) => sql).map(statement => statement.trim())
  const attributes = statements.filter(statement => statement.startsWith('UPDATE audit_events AS forgotten'))
  expect(attributes).toHaveLength(1)
  await pool.query('drop trigger audit_events_append_only on audit_events')
  await pool.query(attributes[0]!)
  const { rows } = await pool.query(
    "select actor_username as name, actor_id as id from audit_events where action = 'user.created' order by audit_events.id",
  )
  expect(rows).toEqual([
    { name: 'ibrahim', id: '019a0000-0000-7000-8000-0000000000a4' },
    { name: 'awa', id: null },
    { name: 'yao', id: null },
  ])
  await close()
})
