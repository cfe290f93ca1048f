import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { addresses } from '#database/schema/delivery.ts'
import { mails } from '#database/schema/mails.ts'
import { orders } from '#database/schema/orders.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { payments } from '#database/schema/payments.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let productId: string
let sellerId: string
beforeAll(async () => {
  app = await startTestApp()
  const vendor = await createVendor(app.db)
  sellerId = vendor.userId
  productId = (await createProduct(app.db, { vendorId: vendor.id, name: 'Gombo' })).id
})
afterAll(() => app.close())

let awa: Awaited<ReturnType<typeof createCustomer>>
let phone: TestBrowser
beforeEach(async () => {
  awa = await createCustomer(app.db, { phone: `+22507070${randomInt(10_000, 99_999)}` })
  phone = await app.browser(awa.id)
})

const order = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(app.db, {
    customerId: awa.id,
    status: 'delivered',
    directions: 'Cocody Angré, derrière la pharmacie',
    notes: 'Sonner chez Mariam',
    lines: [{ productId, quantity: 2 }],
    ...fields,
  })
const erase = (password = PASSWORD) => phone.tries.eraseAccount({ body: { password } })

describe('a customer takes its data along', () => {
  test('as a file of everything, and of nobody else', async () => {
    await order()
    await createReview(app.db, { productId, customerId: awa.id, comment: 'Très frais' })
    await phone.tries.addAddress({ body: { label: 'Domicile', address: 'Cocody' } })
    const other = await createCustomer(app.db, { fullName: 'Kofi Aka' })
    await createOrder(app.db, { customerId: other.id, lines: [{ productId, quantity: 1 }] })

    const answer = await phone.get('/api/customer/export')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('content-disposition')).toContain('mes-donnees-amic.json')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.body).toMatchObject({
      account: { email: awa.email, fullName: 'Awa Koné', phone: awa.phone },
      addresses: [{ label: 'Domicile', address: 'Cocody' }],
      orders: [{ total: '3000.00', notes: 'Sonner chez Mariam', items: [{ product: { name: 'Gombo' } }] }],
      reviews: [{ productName: 'Gombo', comment: 'Très frais' }],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|Kofi/)
  })

  test('with its payments, what goes back, its links, and what was said', async () => {
    const cancelled = await order({ status: 'cancelled', paymentMethod: 'cinetpay' })
    await createRefund(app.db, cancelled, { reason: 'Payée deux fois' })
    const shared = await phone.tries.shareOrder({ params: { id: cancelled.id } })
    const sent = { about: { userId: awa.id }, status: 'sent', createdAt: new Date() } as const
    await app.db
      .insert(mails)
      .values({ ...sent, kind: 'order-moved', recipient: awa.email, dedupeKey: newId() })
    await app.db
      .insert(textMessages)
      .values({ ...sent, kind: 'order-shipped', recipient: awa.phone!, dedupeKey: newId() })
    const written = { name: 'Awa', subject: 'Livraison', message: 'Où est mon gombo ?' }
    await app.db.insert(contactMessages).values({ ...written, email: awa.email.toUpperCase() })
    await app.db.insert(contactMessages).values({ ...written, email: 'kofi@amic.example', name: 'Kofi' })

    const exported = async () => (await phone.get('/api/customer/export')).body
    const before = await exported()
    expect(before).toMatchObject({
      sessions: [{ createdAt: expect.any(String) }],
      orders: [{ refunds: [{ amount: '3000.00', reason: 'Payée deux fois', status: 'due' }] }],
      payments: [{ orderId: cancelled.id, amount: '3000.00', status: 'ACCEPTED' }],
      trackingLinks: [{ orderId: cancelled.id }],
      messagesReceived: { mails: [{ kind: 'order-moved' }], texts: [{ kind: 'order-shipped' }] },
    })
    expect(JSON.stringify(before)).not.toContain(shared.body.token)
    // The address might be somebody else's.
    expect(before.messagesWritten).toEqual([])
    await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, awa.id))
    expect((await exported()).messagesWritten).toMatchObject([written])
  })

  test('also when its orders fill more than one page', async () => {
    for (let n = 0; n < 101; n += 1) await order()
    const { body } = await phone.get('/api/customer/export')
    expect(new Set(body.orders.map((one: { id: string }) => one.id)).size).toBe(101)
  })
})

describe('a customer has its account erased', () => {
  test('the books keep the order, without the person', async () => {
    const { id: orderId } = await order()
    await createReview(app.db, { productId, customerId: awa.id, comment: 'Très frais' })
    await phone.tries.addAddress({ body: { label: 'Domicile', address: 'Cocody' } })
    await app.db.insert(mails).values([
      {
        kind: 'order-confirmed',
        about: {},
        recipient: awa.email,
        dedupeKey: newId(),
        status: 'sent',
        createdAt: new Date(),
      },
      { kind: 'order-moved', about: {}, recipient: awa.email, dedupeKey: newId(), createdAt: new Date() },
    ])
    await app.db.insert(textMessages).values({
      kind: 'order-shipped',
      about: { userId: awa.id },
      recipient: awa.phone!,
      dedupeKey: newId(),
      createdAt: new Date(),
    })
    const about = { name: 'Awa', subject: 'Livraison', message: 'Je suis au 0707' }
    await app.db.insert(contactMessages).values({ ...about, email: awa.email.toUpperCase() })
    const elsewhere = await app.browser(awa.id)
    await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, awa.id))

    expect(await erase()).toMatchObject({ status: 200, body: { ok: true } })

    expect((await phone.tries.getCurrentUser()).status).toBe(401)
    expect((await elsewhere.tries.getCurrentUser()).status).toBe(401)
    expect(phone.cookies.get('amic_customer') ?? '').toBe('')
    for (const table of [sessions, addresses])
      expect(await app.db.$count(table, eq(table.userId, awa.id))).toBe(0)
    const [kept] = await app.db.select().from(orders).where(eq(orders.id, orderId))
    expect(kept).toMatchObject({ total: '3000.00', status: 'delivered', customerId: awa.id, notes: null })
    const [user] = await app.db.select().from(users).where(eq(users.id, awa.id))
    expect(user).toMatchObject({ isActive: false, phone: null, region: null, erasedAt: expect.any(Date) })
    expect(await app.db.select().from(mails).where(eq(mails.recipient, awa.email))).toEqual([])
    expect(await app.db.select().from(textMessages).where(eq(textMessages.recipient, awa.phone!))).toEqual([])
    expect(await app.db.select().from(mails).where(eq(mails.status, 'queued'))).toEqual([])
    expect(await app.db.$count(contactMessages, eq(contactMessages.email, awa.email.toUpperCase()))).toBe(0)

    const reviews = await (await app.browser()).tries.listReviews({ params: { id: productId } })
    const own = reviews.body.find((review: { comment: string }) => review.comment === 'Très frais')
    expect(own!.customerName).toBe('Ancien client')
    const { rows } = await app.pool.query(
      `select to_jsonb(users)::text || coalesce((
         select string_agg(to_jsonb(orders)::text, '') from orders where customer_id = users.id), '') as text
       from users where id = $1`,
      [awa.id],
    )
    for (const trace of ['Awa', 'Koné', awa.email, awa.username, '0707', 'Cocody', 'Mariam']) {
      expect(rows[0].text).not.toContain(trace)
    }
  })

  test('the numbers that it had before are erased from what was texted, and no other', async () => {
    const { id: orderId } = await order()
    const [former, stranger] = ['+2250101000009', '+2250101000010'] as const
    const text = (recipient: string, about: object) => ({
      kind: 'order-shipped',
      about,
      recipient,
      dedupeKey: newId(),
      status: 'sent' as const,
      createdAt: new Date(),
    })
    await app.db
      .insert(textMessages)
      .values([
        text(former, { orderId, parcelIds: [], status: 'shipped' }),
        text(former, { userId: awa.id, productId }),
        text(stranger, { orderId: newId(), parcelIds: [], status: 'shipped' }),
      ])
    const { messagesReceived } = (await phone.get('/api/customer/export')).body
    expect(messagesReceived.texts.length).toBeGreaterThanOrEqual(2)
    expect((await erase()).status).toBe(200)
    expect(await app.db.$count(textMessages, eq(textMessages.recipient, former))).toBe(0)
    expect(await app.db.$count(textMessages, eq(textMessages.recipient, stranger))).toBe(1)
  })

  test('the words with which it cancelled are erased, and the history keeps all others', async () => {
    const WORDS = 'Appelez ma sœur Mariam au 07 07'
    const paid = await order({ status: 'pending', paymentMethod: 'cinetpay', paymentStatus: 'completed' })
    const other = await order({ status: 'pending' })
    const cancel = (id: string, visitor: TestBrowser, reason: string) =>
      visitor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled', reason } })
    expect((await cancel(paid.id, phone, WORDS)).status).toBe(200)
    await createRefund(app.db, paid, { reason: WORDS })
    const stall = await app.browser(sellerId)
    expect((await cancel(other.id, stall, 'Récolte perdue')).status).toBe(200)
    await app.pool.query(`update refunds set status = 'done', settled_at = now()`)
    expect((await erase()).status).toBe(200)
    const seen = await Promise.all([paid, other].map(({ id }) => stall.tries.getOrder({ params: { id } })))
    expect(JSON.stringify(seen)).not.toContain('Mariam au')
    expect(seen.map(({ body }) => body.events.at(-1)!.reason)).toEqual([null, 'Récolte perdue'])
    const { rows } = await app.pool.query('select reason from refunds where order_id = $1', [paid.id])
    expect(rows).toEqual([{ reason: 'Effacé à la demande du client' }])
    for (const forgery of [
      "update order_events set reason = 'Autre chose' where reason is null",
      "update order_events set reason = null where reason = 'Récolte perdue'",
      "update order_events set to_status = 'delivered', reason = null where actor = 'customer'",
      'delete from order_events',
    ])
      await expect(app.pool.query(forgery)).rejects.toThrow('is append-only')
  })

  test('nobody enters it any more, and its address may open a new one', async () => {
    await erase()
    const visitor = await app.browser()
    expect((await visitor.tries.login({ body: { email: awa.email, password: PASSWORD } })).status).toBe(401)
    const { username, email } = awa
    const body = { username, email, password: 'Client123', fullName: 'Awa Koné', region: 'Abidjan' }
    const again = await visitor.tries.register({ body })
    expect(again.status).toBe(201)
  })

  test('not without its password', async () => {
    expect(await erase('Autre1234')).toMatchObject({
      status: 400,
      body: {
        code: 'wrong_current_password',
        message: 'Mot de passe actuel incorrect',
        errors: { password: 'Mot de passe actuel incorrect' },
      },
    })
    expect(await phone.tries.eraseAccount({ body: { password: '' } })).toMatchObject({
      status: 400,
      body: { message: 'Mot de passe requis' },
    })
    expect((await phone.tries.getCurrentUser()).status).toBe(200)
  })

  test.each(['pending', 'confirmed', 'shipped'] as const)('not while an order is %s', async status => {
    await order({ status })
    expect(await erase()).toMatchObject({
      status: 409,
      body: { code: 'orders_under_way', message: expect.stringContaining('encore en cours') },
    })
    expect((await phone.api.getCurrentUser()).fullName).toBe('Awa Koné')
  })

  test('not while money is due back', async () => {
    const cancelled = await order({ status: 'cancelled', paymentMethod: 'cinetpay' })
    const { id } = await createRefund(app.db, cancelled)
    expect(await erase()).toMatchObject({
      status: 409,
      body: { code: 'money_due_back', message: expect.stringContaining('rendre de l’argent') },
    })
    await app.pool.query(`update refunds set status = 'done', settled_at = now() where id = $1`, [id])
    expect((await erase()).status).toBe(200)
  })

  test('not while a payment of a cancelled order may still arrive', async () => {
    const cancelled = await order({ status: 'cancelled', paymentMethod: 'cinetpay' })
    const [payment] = await app.db
      .insert(payments)
      .values({
        orderId: cancelled.id,
        transactionId: `TEST-${newId().slice(-12).toUpperCase()}`,
        amount: '3000.00',
        provider: 'cinetpay',
        providerApi: 'v2',
      })
      .returning()
    expect((await erase()).status).toBe(409)
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    await app.db.update(payments).set({ createdAt: longAgo }).where(eq(payments.id, payment!.id))
    expect((await erase()).status).toBe(200)
  })

  test('an order written at the same moment is there, or the account is erased', async () => {
    const [placed, erased] = await Promise.all([
      phone.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]) }),
      erase(),
    ])
    expect(['201,409', '401,200']).toContain(`${placed.status},${erased.status}`)
    expect(await app.db.$count(orders, eq(orders.customerId, awa.id))).toBe(placed.status === 201 ? 1 : 0)
  })

  test('the database takes no order of an erased account', async () => {
    await erase()
    await expect(order({ status: 'pending' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('was erased') },
    })
  })
})
