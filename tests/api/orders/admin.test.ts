import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { users } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { orders } from '#database/schema/orders.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let app: TestApp
let fatou: TestBrowser
let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
let productId: string

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOW })
  fatou = await app.browser((await createAdmin(app.db, { username: 'fatou' })).id)
  awa = await createCustomer(app.db, {
    fullName: 'Awa Koné',
    email: 'awa.kone@amic.example',
    phone: '+2250707000001',
  })
  vendor = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId: vendor.id })).id
})
afterAll(() => app.close())

const order = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(app.db, { customerId: awa.id, lines: [{ productId, quantity: 2 }], ...fields })
const list = async (query: Record<string, string>) =>
  (await fatou.get(`/api/admin/orders?${new URLSearchParams(query)}`)).body
const idsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).items.map(({ id }: { id: string }) => id)
const auditOf = (id: string) => app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id))

describe('the list', () => {
  test('finds an order by its number and its id, and those of a customer by name, e-mail and phone', async () => {
    const kofi = await createCustomer(app.db, { fullName: 'Kofi N’Guessan', phone: '+2250101010101' })
    const [mine, other] = [await order(), await order({ customerId: kofi.id })]
    for (const search of [orderNumber(other.serial), String(other.serial), other.id])
      expect(await idsOf({ search })).toEqual([other.id])
    for (const search of ['n’guessan kofi', kofi.email, '01 01 01 01 01', '+2250101010101'])
      expect(await idsOf({ search })).toEqual([other.id])
    expect(await idsOf({ search: 'AWA KONE' })).toContain(mine.id)
    expect(await list({ search: 'personne de ce nom' })).toEqual({ items: [], total: 0, page: 1, limit: 20 })
  })

  test('finds an order by who receives it, each once, and no more once the recipient is another', async () => {
    const recipient = { recipientName: 'Tantie Affoué Brou', phone: '+2250544332211' }
    const [gift] = [await order(recipient), await order()]
    for (const search of ['affoue', 'BROU tantie', '05 44 33 22 11', '+2250544332211'])
      expect(await list({ search })).toMatchObject({ items: [{ id: gift.id }], total: 1 })
    expect(await idsOf({ search: 'affoué', status: 'shipped' })).toEqual([])
    await app.db.update(orders).set({ recipientName: 'Mariam' }).where(eq(orders.id, gift.id))
    expect(await idsOf({ search: 'affoué' })).toEqual([])
  })

  test('a number that is also in a phone finds both, each once', async () => {
    const { serial, id } = await order()
    const lea = await createCustomer(app.db, {
      fullName: 'Léa',
      phone: `+22505${String(serial).padStart(8, '0')}`,
    })
    const hers = await order({ customerId: lea.id })
    const search = String(serial).padStart(8, '0')
    expect(await idsOf({ search })).toEqual([hers.id, id])
    expect((await list({ search, limit: '1', page: '2' })).items).toMatchObject([{ id }])
    expect(await list({ search, page: '3' })).toMatchObject({ items: [], total: 2 })
  })

  test('finds the orders of a crowd of the same name', async () => {
    await app.db.execute(sql`
      insert into users (id, username, email, password_hash, full_name, phone, region)
      select gen_random_uuid(), 'foule-' || n, 'foule-' || n || '@amic.example', 'none', 'Foule ' || n, '+2250100000000', 'Abidjan'
      from generate_series(1, 5000) as n`)
    const crowd = await app.db
      .select({ id: users.id })
      .from(users)
      .where(like(users.username, 'foule-%'))
      .limit(2)
    const made = []
    for (const { id } of crowd) made.push((await order({ customerId: id })).id)
    expect(await idsOf({ search: 'foule' })).toEqual(made.toReversed())
    expect(await idsOf({ search: 'foule', status: 'shipped' })).toEqual([])
  })

  test('keeps to a status, from the latest to the oldest', async () => {
    const customer = await createCustomer(app.db, { fullName: 'Zadi Unique' })
    const made = []
    for (const status of ['shipped', 'pending', 'shipped', 'shipped'] as const)
      made.push(await order({ customerId: customer.id, status }))
    const [first, , third, fourth] = made.map(({ id }) => id)
    expect(await idsOf({ search: 'zadi', status: 'shipped' })).toEqual([fourth, third, first])
    expect(await idsOf({ search: 'zadi', status: 'shipped', limit: '2', page: '2' })).toEqual([first])
    const { items, total } = await list({ status: 'shipped', limit: '2' })
    expect(items.map(({ id }: { id: string }) => id)).toEqual([fourth, third])
    expect(total).toBe(3)
  })

  test('tells which orders nobody has answered for more than a day', async () => {
    const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)
    const late = await order({ createdAt: hoursAgo(25) })
    const paid = await order({
      createdAt: hoursAgo(30),
      paymentMethod: 'cinetpay',
      paymentStatus: 'completed',
    })
    await order({ createdAt: hoursAgo(30), paymentMethod: 'cinetpay' })
    await order({ createdAt: hoursAgo(23) })
    await order({ createdAt: hoursAgo(25), status: 'confirmed' })
    const revived = await order({ createdAt: hoursAgo(48), status: 'cancelled' })
    await fatou.tries.setOrderStatus({ params: { id: revived.id }, body: { status: 'pending' } })
    expect((await idsOf({ stale: '1' })).sort()).toEqual([late.id, paid.id].sort())
    expect((await fatou.api.getTodo()).staleOrders).toBe(2)
  })

  test.each(['status=perdue', 'page=0', 'limit=0', 'stale=non'])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/orders?${query}`)).status).toBe(400)
  })
})

describe('one order', () => {
  test('comes with its parcels, its payments, its refunds, and who did what', async () => {
    const made = await order({ paymentMethod: 'cinetpay', status: 'cancelled' })
    const refund = await createRefund(app.db, made)
    await fatou.tries.setOrderStatus({
      params: { id: made.id },
      body: { status: 'confirmed', reason: 'Le client a rappelé' },
    })
    const { status, body } = await fatou.tries.getAdminOrder({ params: { id: made.id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: made.id,
      number: orderNumber(made.serial),
      status: 'confirmed',
      customer: { fullName: 'Awa Koné', email: 'awa.kone@amic.example' },
      parcels: [{ status: 'confirmed', vendor: { businessName: 'Ferme de Yao' } }],
      payments: [{ amount: '3000.00', status: 'ACCEPTED' }],
      // Its money, which came after the cancellation, pays it now.
      history: [
        {
          kind: 'status',
          actor: 'admin',
          actorUsername: 'fatou',
          from: 'cancelled',
          to: 'confirmed',
          reason: 'Le client a rappelé',
        },
        { kind: 'payment', actor: 'system', actorUsername: null, to: 'completed' },
      ],
    })
    // Reviving withdraws what was due back.
    expect(body.refunds).toEqual([])
    const owed = await order({ paymentMethod: 'cinetpay', status: 'cancelled' })
    const due = await createRefund(app.db, owed)
    expect((await fatou.api.getAdminOrder({ params: { id: owed.id } })).refunds).toMatchObject([
      { id: due.id, status: 'due', amount: '3000.00' },
    ])
    expect(refund.id).not.toBe(due.id)
  })

  test('that does not exist is not found', async () => {
    for (const id of [newId(), 'AMIC-000001'])
      expect((await fatou.tries.getAdminOrder({ params: { id } })).status).toBe(404)
  })
})

describe('the delivery date', () => {
  const setDate = (id: string, deliveryDate: unknown) =>
    fatou.tries.changeOrder({ params: { id }, body: { deliveryDate } })

  test('is set and taken away, and both are in the journal', async () => {
    const { id } = await order()
    expect(await setDate(id, '2026-12-01')).toMatchObject({
      status: 200,
      body: { deliveryDate: '2026-12-01T00:00:00.000Z' },
    })
    expect((await setDate(id, '2026-12-01T00:00:00.000Z')).status).toBe(200)
    expect((await setDate(id, null)).body.deliveryDate).toBe(null)
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'order.deliveryDate',
        before: { deliveryDate: null },
        after: { deliveryDate: '2026-12-01T00:00:00.000Z' },
      },
      { action: 'order.deliveryDate', after: { deliveryDate: null } },
    ])
  })

  test('is not set over one that another administrator set meanwhile', async () => {
    const { id } = await order()
    const change = (deliveryDate: string | null, seen: string | null) =>
      fatou.tries.changeOrder({ params: { id }, body: { deliveryDate, seen } })
    expect(await change('2026-12-01', null)).toMatchObject({ status: 200 })
    const late = { status: 409, body: { code: 'order_changed' } }
    expect(await change('2026-12-03', null)).toMatchObject(late)
    expect(await change(null, '2026-12-02T00:00:00.000Z')).toMatchObject(late)
    const { deliveryDate } = await fatou.api.getAdminOrder({ params: { id } })
    expect(deliveryDate).toBe('2026-12-01T00:00:00.000Z')
    // What is there already is answered so, whatever was seen before.
    expect(await change('2026-12-01', null)).toMatchObject({ status: 200 })
    expect(await change(null, '2026-12-01T00:00:00Z')).toMatchObject({
      status: 200,
      body: { deliveryDate: null },
    })
  })

  test.each(['demain', '2026-13-01', '0000-01-01', '0000-01-01T00:00:00Z', 12, undefined])(
    '%j is refused',
    async date => {
      const { id } = await order()
      expect((await setDate(id, date)).status).toBe(400)
      expect(await auditOf(id)).toEqual([])
    },
  )

  test('changes nothing else of the order', async () => {
    const { id } = await order()
    const answer = await fatou.tries.changeOrder({
      params: { id },
      body: { deliveryDate: '2026-12-01', total: '1.00', status: 'delivered' },
    })
    expect(answer.body).toMatchObject({ total: '3000.00', status: 'pending' })
    expect((await setDate(newId(), null)).status).toBe(404)
    expect(await app.db.$count(orders, eq(orders.id, id))).toBe(1)
  })
})

describe('the status', () => {
  const setStatus = (id: string, status: string, more = {}) =>
    fatou.tries.setOrderStatus({ params: { id }, body: { status, ...more } })

  test('of an order that does not exist is not set', async () => {
    const refused = await setStatus(newId(), 'shipped')
    expect(refused).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  })

  test('is not set over one that came to a parcel meanwhile', async () => {
    const { id } = await order()
    const refused = await whileHeld(app.pool, {
      hold: client => client.query(`update parcels set status = 'shipped' where order_id = $1`, [id]),
      act: () => setStatus(id, 'confirmed'),
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } })
    expect(await auditOf(id)).toEqual([])
  })

  test('is not set of an order that moved, or was paid, since it was shown', async () => {
    const { id } = await order()
    const yao = await app.browser(vendor.userId)
    const shown = async () => (await fatou.api.getAdminOrder({ params: { id } })).parcels
    const seenParcels = await shown()
    await yao.tries.changeOrderStatus({ params: { id }, body: { status: 'confirmed' } })
    const sent = [{ seenParcels }, { seenParcels: [] }, { seenParcels: [...(await shown()), ...seenParcels] }]
    for (const seen of sent) {
      expect(await setStatus(id, 'cancelled', seen)).toMatchObject({
        status: 409,
        body: { code: 'order_changed' },
      })
    }
    // What was wanted is so already; a reason that was given with it would be lost.
    expect((await setStatus(id, 'confirmed', { seenParcels })).status).toBe(200)
    const late = await setStatus(id, 'confirmed', { seenParcels, reason: 'Le vendeur a rappelé' })
    expect(late.body.code).toBe('order_changed')
    expect(await auditOf(id)).toEqual([])

    await setStatus(id, 'delivered', { seenParcels: await shown() })
    const unpaid = await shown()
    await yao.tries.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } })
    expect((await setStatus(id, 'cancelled', { seenParcels: unpaid })).body.code).toBe('order_changed')
    expect(await setStatus(id, 'cancelled', { seenParcels: await shown() })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
  })
})
