import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { migrateBefore } from '#tests/support/migrate-before.ts'

const person = (number: number) => `00000001-0000-7000-8000-00000000000${number}`

let database: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateBefore(database.pool, 'where-an-order-goes')
  await database.pool.query(`
    set session_replication_role = replica;
    insert into users (id, username, email, password_hash, full_name, phone, is_active, erased_at) values
      ('${person(1)}', 'awa', 'awa@amic.example', 'none', 'Awa Koné', '+2250701020304', true, null),
      ('${person(2)}', 'kofi', 'kofi@amic.example', 'none', 'Kofi Aka', null, true, null),
      ('${person(3)}', 'nobody', 'nobody@amic.example', 'none', 'Ancien client', null, false, now());
    insert into orders (id, customer_id, total, payment_method, delivery_address)
      select gen_random_uuid(), id, 1000, 'cash_on_delivery', 'Cocody, chez ' || username from users;
    insert into addresses (id, user_id, label, address)
      values (gen_random_uuid(), '${person(1)}', 'Domicile', 'Cocody Angré');
    set session_replication_role = origin;`)
  await migrateDatabase(database.pool)
})
afterAll(() => database.close())

test('orders of before go where they went, to their customers as the profiles know them', async () => {
  const { rows } = await database.pool.query(
    'select recipient_name, phone, zone_id, directions, delivery_mode from orders order by customer_id',
  )
  const home = { zone_id: null, delivery_mode: 'home' }
  expect(rows).toEqual([
    { ...home, recipient_name: 'Awa Koné', phone: '+2250701020304', directions: 'Cocody, chez awa' },
    { ...home, recipient_name: 'Kofi Aka', phone: null, directions: 'Cocody, chez kofi' },
    { ...home, recipient_name: null, phone: null, directions: 'Cocody, chez nobody' },
  ])
})

test('saved addresses of before are their words', async () => {
  const { rows } = await database.pool.query('select address, zone_id, directions from addresses')
  expect(rows).toEqual([{ address: 'Cocody Angré', zone_id: null, directions: null }])
})
