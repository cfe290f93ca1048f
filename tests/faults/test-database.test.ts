import { afterAll, describe, expect, test } from 'vitest'
import { ForeignDatabaseError, migrateDatabase } from '#database/migrate.ts'
import { migrateFromWhatever } from '#demo/reset.ts'
import { createTestDatabase } from '#tests/support/database.ts'

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
