import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orderEvents, orders, parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
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

describe('of an order', () => {
  const lineOf = async (serial: number) => {
    const text = await (await admin.fetch('/api/admin/exports/orders.csv')).text()
    const [header, ...lines] = text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(';'))
    const own = lines.find(([number]) => number === orderNumber(serial))!
    return Object.fromEntries(header!.map((name, index) => [name, own[index]]))
  }
  const place = async (lines: { productId: string; quantity: number }[], fields: object = {}) =>
    createOrder(app.db, { customerId, lines, status: 'shipped', ...fields })
  let yao: Awaited<ReturnType<typeof createVendor>>
  let yams: string
  let eggs: string
  beforeAll(async () => {
    await app.db.execute(sql`delete from orders`)
    yao = await createVendor(app.db, { businessName: 'Ferme de Yao' })
    const mariam = await createVendor(app.db, { businessName: 'Chez Mariam' })
    yams = (await createProduct(app.db, { vendorId: yao.id, name: 'Ignames', price: '1000.00' })).id
    eggs = (await createProduct(app.db, { vendorId: mariam.id, name: 'Œufs', price: '500.00' })).id
  })

  test('what was cancelled is no part of its total, its sellers and its articles, unless all was', async () => {
    const both = [
      { productId: yams, quantity: 2 },
      { productId: eggs, quantity: 3 },
    ]
    const { id, serial } = await place(both)
    const cancel = (which: SQL | undefined) =>
      app.db.update(parcels).set({ status: 'cancelled' }).where(which)
    await cancel(and(eq(parcels.orderId, id), eq(parcels.vendorId, yao.id)))
    expect(await lineOf(serial)).toMatchObject({
      'Total (FCFA)': '1500',
      Vendeurs: 'Chez Mariam',
      Articles: '3 × Œufs',
    })
    await cancel(eq(parcels.orderId, id))
    await app.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
    expect(await lineOf(serial)).toMatchObject({
      'Total (FCFA)': '3500',
      Vendeurs: 'Chez Mariam, Ferme de Yao',
      Articles: '2 × Ignames, 3 × Œufs',
    })
  })

  test('the payment of what was cancelled is said as screens say it', async () => {
    const cancelled = { status: 'cancelled', paymentMethod: 'cinetpay' }
    const lines = [{ productId: yams, quantity: 1 }]
    const unpaid = await place(lines, cancelled)
    const paid = await place(lines, { ...cancelled, paymentStatus: 'completed' })
    await createRefund(app.db, paid)
    expect(await lineOf(unpaid.serial)).toMatchObject({ Paiement: 'Non payé' })
    expect(await lineOf(paid.serial)).toMatchObject({ Paiement: 'À rembourser' })
  })

  test('the date is when it was delivered, before that as an administrator set it', async () => {
    const { id, serial } = await place([{ productId: yams, quantity: 1 }])
    expect(await lineOf(serial)).toMatchObject({ 'Date de livraison': '' })
    await admin.tries.changeOrder({ params: { id }, body: { deliveryDate: '2030-12-01' } })
    expect(await lineOf(serial)).toMatchObject({ 'Date de livraison': '01/12/2030 00:00' })
    const seller = await app.browser(yao.user.id)
    await seller.tries.changeOrderStatus({ params: { id }, body: { status: 'delivered' } })
    const [delivered] = await app.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.toStatus, 'delivered')))
    const day = delivered!.createdAt.toISOString().slice(0, 10).split('-').reverse().join('/')
    expect((await lineOf(serial))['Date de livraison']).toMatch(new RegExp(`^${day} `))
  })
})
