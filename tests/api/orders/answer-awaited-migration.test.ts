import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { migrateBefore } from '#tests/support/migrate-before.ts'

const person = (number: number) => `00000001-0000-7000-8000-00000000000${number}`

let database: Connection
let begunAt: Date
/** Orders of ten days ago, as the version before the rule left them. */
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateBefore(database.pool, 'answer-awaited')
  await database.pool.query(`
    set session_replication_role = replica;
    insert into users (id, username, email, password_hash, full_name) values
      ('${person(1)}', 'awa', 'awa@courriel.ci', 'none', 'Awa Koné'),
      ('${person(2)}', 'client', 'client@amic.example', 'none', 'Client de démonstration'),
      ('${person(3)}', 'kofi', 'kofi@courriel.example', 'none', 'Kofi Aka');
    insert into orders (id, customer_id, total, payment_method, delivery_address, status, created_at)
      select gen_random_uuid(), users.id, 1000, 'cash_on_delivery', 'Cocody', status::order_status, now() - interval '10 days'
      from users, unnest(array['pending', 'confirmed', 'delivered']) as status;
    set session_replication_role = origin;`)
  begunAt = new Date()
  await migrateDatabase(database.pool)
})
afterAll(() => database.close())

test('orders of before have the whole time to be answered, from the upgrade on; those of the demonstration are left alone', async () => {
  const { rows } = await database.pool.query<{ username: string; status: string; since: Date | null }>(`
    select username, orders.status, answer_awaited_since as since
    from orders join users on users.id = customer_id order by username, orders.status`)
  const awaited = rows.filter(({ since }) => since !== null)
  expect(rows).toHaveLength(9)
  expect(awaited).toMatchObject([{ username: 'awa', status: 'pending' }])
  expect(awaited[0]!.since!.getTime()).toBeGreaterThanOrEqual(begunAt.getTime() - 60_000)
})
