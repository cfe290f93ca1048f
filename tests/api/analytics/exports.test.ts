import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: TestBrowser
let customerId: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.browser((await createAdmin(app.db)).id)
  customerId = (await createCustomer(app.db)).id
})
afterAll(() => app.close())

const FIRST = '00000000-0000-4000-8000-000000000000'
const LAST = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** An order of which no line can be made: its day is none. */
const writeUnwritable = (id: string) =>
  app.db.execute(sql`
    insert into orders (id, customer_id, total, payment_method, directions, created_at)
    values (${id}, ${customerId}, 1500, 'cash_on_delivery', 'Cocody', 'infinity')`)
const forget = (id: string) => app.db.execute(sql`delete from orders where id = ${id}`)

describe('an export that fails', () => {
  beforeAll(() =>
    app.db.execute(sql`
      insert into orders (id, customer_id, total, payment_method, directions)
      select gen_random_uuid(), ${customerId}, 1500, 'cash_on_delivery', 'Cocody' from generate_series(1, 2000)`),
  )

  test('before its first line is refused as everything is', async () => {
    await writeUnwritable(FIRST)
    const answer = await admin.get('/api/admin/exports/orders.csv')
    await forget(FIRST)
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  test('later is cut short, so that nobody takes it for whole', async () => {
    await writeUnwritable(LAST)
    const answer = await admin.fetch('/api/admin/exports/orders.csv')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    await forget(LAST)
    const whole = await (await admin.fetch('/api/admin/exports/orders.csv')).text()
    expect(whole.trimEnd().split('\r\n')).toHaveLength(2001)
  })
})

test('a stall of more products than are read at a time is in its file once, the newest first', async () => {
  const vendor = await createVendor(app.db)
  await app.db.execute(sql`
    insert into products (id, vendor_id, name, description, category, price, unit, stock, status, created_at)
    select gen_random_uuid(), ${vendor.id}, 'Igname ' || n, 'Ferme', 'vivriers', 500, 'kg', 1, 'active',
      now() - n * interval '1 second' from generate_series(1, 1203) as n`)
  const answer = await (await app.browser(vendor.user.id)).fetch('/api/vendor/products.csv')
  const [, ...lines] = (await answer.text()).trimEnd().split('\r\n')
  expect(lines.map(line => line.split(';')[1])).toEqual(
    Array.from({ length: 1203 }, (_, n) => `Igname ${n + 1}`),
  )
})
