import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { vendors } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { orders } from '#database/schema/orders.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { readConfig } from '#server/config.ts'
import { sweepUnanswered } from '#server/orders/moving/sweep-unanswered.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

const STOCK = 50

let shop: MailingShop
let aheadMs = 0
let awa: Person & { id: string }
let yao: Stall
let mariam: Stall
beforeAll(async () => {
  shop = await startMailingShop({ clock: () => new Date(Date.now() + aheadMs) })
  const { id, email } = await createCustomer(shop.app.db, { phone: '+2250707000001' })
  awa = { id, email, browser: await shop.app.browser(id) }
  yao = await shop.openStall(STOCK)
  mariam = await shop.openStall(STOCK)
})
afterAll(() => shop.close())

const sweepAfter = async (hours: number) => {
  aheadMs += hours * HOUR_MS
  await sweepUnanswered(shop.app.deps)
}
// Sessions do not live as long as these stories: each acts in a new one.
const read = async ({ id, customerId }: Order): Promise<Order> =>
  await (await shop.app.browser(customerId)).api.getOrder({ params: { id } })
const answer = async ({ vendorId }: Stall, { id }: Order, status = 'confirmed') => {
  const [vendor] = await shop.app.db.select().from(vendors).where(eq(vendors.id, vendorId))
  const browser = await shop.app.browser(vendor!.userId)
  return browser.tries.changeOrderStatus({ params: { id }, body: { status } })
}
/** In a session of its time. */
const order = async (stalls: Stall[], changes = {}) => {
  awa.browser = await shop.app.browser(awa.id)
  return shop.order(awa, stalls, changes)
}
/** What a producer reads who answers so many hours after the order at the latest. */
const deadlineOf = ({ createdAt }: Order, hours: number) =>
  `Sans réponse avant le ${formatDateTime(new Date(Date.parse(createdAt) + hours * HOUR_MS))}, elle est annulée.`
const parcelOf = (order: Order, { vendorId }: Stall) =>
  order.parcels.find(parcel => parcel.vendorId === vendorId)!

test('a producer who never answers does not keep the goods: after 72 hours the order is cancelled, and all are told', async () => {
  const placed = await order([yao])
  expect((await shop.mailsTo(yao)).at(-1)?.text).toContain(deadlineOf(placed, 72))
  await sweepAfter(71.9)
  expect((await read(placed)).status).toBe('pending')
  await shop.settle()

  await sweepAfter(0.1)
  const cancelled = await read(placed)
  expect(cancelled.status).toBe('cancelled')
  expect(cancelled.events.at(-1)).toMatchObject({ actor: 'system', reason: 'Sans réponse du producteur' })
  expect(await stockOf(shop.app.db, yao.productId)).toBe(STOCK)
  const [toAwa] = await shop.mailsTo(awa)
  expect(toAwa?.text).toContain('Sans réponse du producteur')
  const [toYao] = await shop.mailsTo(yao)
  expect(toYao?.text).toMatch(/Sans réponse de votre part, la commande AMIC-\d+ est annulée\./)
  const texts = await shop.app.db.select().from(textMessages).where(eq(textMessages.kind, 'order-cancelled'))
  expect(texts).toMatchObject([{ status: 'sent', about: { orderId: placed.id } }])

  await sweepAfter(1)
  expect((await read(placed)).events).toHaveLength(cancelled.events.length)
  expect(await stockOf(shop.app.db, yao.productId)).toBe(STOCK)
})

test('what one of two producers has confirmed still comes; only the silent one’s parcel is cancelled', async () => {
  const placed = await order([yao, mariam])
  await answer(mariam, placed)
  await sweepAfter(72)
  const after = await read(placed)
  expect([after.status, parcelOf(after, yao).status, parcelOf(after, mariam).status]).toEqual([
    'confirmed',
    'cancelled',
    'confirmed',
  ])
  expect(await stockOf(shop.app.db, yao.productId)).toBe(STOCK)
  expect(await stockOf(shop.app.db, mariam.productId)).toBe(STOCK - 2)
  await answer(mariam, placed, 'cancelled')
})

test('an order that an administrator puts back to pending has 72 hours again', async () => {
  const placed = await order([yao])
  await sweepAfter(72)
  const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
  await admin.tries.setOrderStatus({ params: { id: placed.id }, body: { status: 'pending' } })
  const told = (await shop.mailsTo(yao)).at(-1)
  expect(told?.headers.get('subject')).toBe(`La commande ${placed.number}, qui était annulée, est reprise`)
  expect(told?.text).toContain(deadlineOf(placed, 144))
  await sweepAfter(71.9)
  expect((await read(placed)).status).toBe('pending')
  await sweepAfter(0.1)
  expect((await read(placed)).status).toBe('cancelled')
})

test.each(['confirmed', 'cancelled'] as const)(
  'a producer who answers %s while the sweep comes has the last word, or none: never both',
  async status => {
    const placed = await order([yao])
    aheadMs += 72 * HOUR_MS
    await whileHeld(shop.app.pool, {
      hold: client => client.query('select 1 from orders where id = $1 for update', [placed.id]),
      act: async () => {
        await Promise.all([answer(yao, placed, status), sweepUnanswered(shop.app.deps)])
      },
    })
    const after = await read(placed)
    const moves = after.events.filter(({ from }) => from !== null)
    expect(moves).toHaveLength(1)
    expect(moves[0]?.to).toBe(after.status)
    expect(await stockOf(shop.app.db, yao.productId)).toBe(after.status === 'cancelled' ? STOCK : STOCK - 2)
    if (after.status === 'confirmed') await answer(yao, placed, 'cancelled')
  },
)

test('orders of the demonstration, and those paid online, are left alone', async () => {
  const paidLater = await order([yao], { paymentMethod: 'cinetpay' })
  const { id } = await createOrder(shop.app.db, {
    customerId: paidLater.customerId,
    lines: [{ productId: yao.productId, quantity: 1 }],
  })
  await sweepAfter(1000)
  expect((await read(paidLater)).status).toBe('pending')
  expect(await shop.app.db.select().from(orders).where(eq(orders.id, id))).toMatchObject([
    { status: 'pending', answerAwaitedSince: null },
  ])
  expect(await shop.app.db.select().from(mails).where(eq(mails.status, 'failed'))).toEqual([])
})

test('production gives producers an hour at least; elsewhere none is allowed, for trials', () => {
  const env = { CASH_ANSWER_HOURS: '0' }
  expect(readConfig(env).initialSettings.cashAnswerHours).toBe(0)
  expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(/CASH_ANSWER_HOURS/)
  expect(readConfig({}).initialSettings.cashAnswerHours).toBe(72)
})
