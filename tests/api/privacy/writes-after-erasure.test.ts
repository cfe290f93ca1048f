import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { addresses } from '#database/schema/delivery.ts'
import { favouriteProducers, favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { mails } from '#database/schema/mails.ts'
import { orderShares, orders } from '#database/schema/orders.ts'
import { problems } from '#database/schema/problems.ts'
import { reviews } from '#database/schema/reviews.ts'
import { securityEvents } from '#database/schema/security.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { restoreAlert } from '#server/favourites/public.ts'
import { accountEvents } from '#server/notifications/account-events.ts'
import { customerEvents } from '#server/notifications/customer-events.ts'
import { writeHistory } from '#server/orders/write-history.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, storedUser } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { brokenTomatoes, deliver, openStall, type Stall } from '#tests/support/shops/problem-shop.ts'

let app: TestApp
let yao: Stall
let sold: Product
let soldOut: Product
beforeAll(async () => {
  app = await startTestApp()
  yao = await openStall(app)
  const { vendorId } = yao
  sold = await createProduct(app.db, { vendorId })
  soldOut = await createProduct(app.db, { vendorId, stock: 0 })
})
afterAll(() => app.close())

/** What an act does that comes while the account of its person is being erased. */
const behindErasure = <T>(userId: string, act: () => Promise<T>): Promise<T> =>
  whileHeld(app.pool, {
    hold: async client => {
      await client.query('select from users where id = $1 for update', [userId])
      const erased = `update users set erased_at = now(), is_active = false, full_name = 'Ancien client', phone = null,
        region = null where id = $1`
      await client.query(erased, [userId])
    },
    act,
  })

const favourites = '/api/customer/favourites'
const acts: [string, (phone: TestBrowser, order: Order) => ReturnType<TestBrowser['get']>][] = [
  ['its name', phone => phone.tries.changeCustomerProfile({ body: { fullName: 'Awa Koné' } })],
  ['an address', phone => phone.tries.addAddress({ body: { label: 'Domicile', address: 'Cocody' } })],
  ['a product that it likes', phone => phone.put(`${favourites}/products/${sold.id}`)],
  ['a producer that it likes', phone => phone.put(`${favourites}/producers/${sold.vendorId}`)],
  ['a product that it waits for', phone => phone.put(`${favourites}/awaited/${soldOut.id}`)],
  [
    'a problem',
    (phone, order) =>
      phone.tries.reportProblem({ params: { id: order.id }, body: brokenTomatoes(order, yao) }),
  ],
  ['a tracking link', (phone, order) => phone.tries.shareOrder({ params: { id: order.id } })],
  ['a review', phone => phone.tries.reviewProduct({ params: { id: yao.tomatoes }, body: { rating: 5 } })],
]
const tables = [addresses, favouriteProducts, favouriteProducers, stockAlerts]

const expectNothingOf = async (userId: string) => {
  expect(await storedUser(app.db, userId)).toMatchObject({ fullName: 'Ancien client', phone: null })
  for (const table of tables) expect(await app.db.$count(table, eq(table.userId, userId))).toBe(0)
  const theirs = app.db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, userId))
  for (const table of [problems, orderShares])
    expect(await app.db.$count(table, inArray(table.orderId, theirs))).toBe(0)
  expect(await app.db.$count(reviews, eq(reviews.customerId, userId))).toBe(0)
}

/** A customer, with an order that arrived. */
async function openCustomer() {
  const { id, email } = await createCustomer(app.db, { phone: '+2250707000001' })
  const browser = await app.browser(id)
  return { id, email, browser, order: await deliver(app, { customerId: id, customer: browser, stall: yao }) }
}

test.each(acts)('what waits for an erasure does not write back %s', async (_what, act) => {
  const awa = await openCustomer()
  expect(await behindErasure(awa.id, () => act(awa.browser, awa.order))).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  await expectNothingOf(awa.id)
})

test('nor does a mail that came too late for a stock write back who waited for it', async () => {
  const { id: userId } = await createCustomer(app.db)
  await behindErasure(userId, () => restoreAlert(app.db, { userId, productId: soldOut.id }, new Date()))
  await expectNothingOf(userId)
})

test('nor do the mail and the text of a change of its order', async () => {
  const { id, email, order } = await openCustomer()
  const arrived = { kind: 'status', fromStatus: 'shipped', toStatus: 'delivered', reason: null } as const
  const of = { parcelId: order.parcels[0]!.id, actor: 'system', actorId: null } as const
  const eventIds = await app.db.transaction(tx =>
    writeHistory(tx, order.id, [{ ...of, ...arrived, createdAt: new Date() }]),
  )
  await behindErasure(id, () => customerEvents['order-changed'](app.deps, { orderId: order.id, eventIds }))
  expect(await app.db.$count(mails, eq(mails.recipient, email))).toBe(0)
  expect(await app.db.$count(textMessages, eq(textMessages.recipient, '+2250707000001'))).toBe(0)
})

test('nor does the mail to its former address', async () => {
  const { id } = await openCustomer()
  const formerEmail = `${newId()}@amic.example`
  await behindErasure(id, () =>
    accountEvents['email-changed'](app.deps, { userId: id, formerEmail, occurrence: newId() }),
  )
  expect(await app.db.$count(mails, eq(mails.recipient, formerEmail))).toBe(0)
})

test('nor does what happened at its door', async () => {
  const { id: userId } = await createCustomer(app.db)
  const event = { kind: 'export.made', userId, address: '203.0.113.7', endpoint: 'exportOwnData' } as const
  await behindErasure(userId, async () => {
    app.securityLog.record({ ...event, requestId: newId() })
    await app.securityLog.settled()
  })
  expect(await app.db.$count(securityEvents, eq(securityEvents.userId, userId))).toBe(0)
  expect(await app.db.$count(securityEvents, eq(securityEvents.address, event.address))).toBe(0)
})
