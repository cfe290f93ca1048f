import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '#database/migrate.ts'
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
