import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { orderEvents } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type CheckedShop, startCheckedShop } from '#tests/support/shops/checked-shop.ts'
import type { Faults } from '../../src/cinetpay-simulator/faults.ts'

/** Each switch of the simulator, as an order is paid while it is on. */
const faults: [string, Partial<Faults>][] = [
  ['the notification is lost', { notification: 'lost' }],
  ['the notification comes twice', { notification: 'doubled' }],
  ['the notification is late', { notification: 'late', lateMs: 300 }],
  ['the notification is forged', { notification: 'forged' }],
  [
    'notifications come in the wrong order',
    { notification: 'out_of_order', lateMs: 300, acceptance: 'waiting_first', waitingMs: 100 },
  ],
  ['the operator first says "waiting"', { acceptance: 'waiting_first', waitingMs: 200 }],
  ['it is paid and notified before initialise answers', { acceptance: 'before_answer' }],
  [
    'it is charged, and initialise never answers',
    { acceptance: 'before_answer', answer: 'dropped', answerOf: 'initialise' },
  ],
  ['initialise is slow', { answer: 'slow', slowMs: 300, answerOf: 'initialise' }],
  ['initialise never answers', { answer: 'dropped', answerOf: 'initialise' }],
  ['initialise answers 500', { answer: 'error_500', answerOf: 'initialise' }],
  ['the check is slow', { answer: 'slow', slowMs: 300, answerOf: 'check' }],
  ['the check never answers', { answer: 'dropped', answerOf: 'check' }],
  ['the check answers 500', { answer: 'error_500', answerOf: 'check' }],
  // Twice the 4 s of a question: the notification is acknowledged within its 10 s, and a job asks again.
  ['the check times out', { answer: 'slow', slowMs: 4_500, answerOf: 'check' }],
]

describe.each(['v1', 'v2'] as const)('through API %s', api => {
  let shop: CheckedShop
  let awa: TestBrowser
  let productId: string

  beforeAll(async () => {
    shop = await startCheckedShop(api)
    const { db } = shop.app
    awa = await shop.app.browser((await createCustomer(db, { phone: '+2250707000001' })).id)
    productId = (await createProduct(db, { vendorId: (await createVendor(db)).id, stock: 1000 })).id
    await shop.openBooks()
  })
  afterAll(() => shop.close())
  afterEach(() => shop.setFaults({}))

  async function order(): Promise<Order> {
    const key = newId()
    const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: 'cinetpay' })
    const answer = await awa.tries.placeOrder({ body, idempotencyKey: key })
    expect(answer.status).toBe(201)
    shop.acknowledge(key, answer.body)
    return answer.body
  }
  const initialise = (orderId: string) => awa.tries.initializePayment({ body: { orderId } })
  const readOrder = async (id: string): Promise<Order> => (await awa.tries.getOrder({ params: { id } })).body
  const isPaid = (id: string) => eventually(async () => (await readOrder(id)).paymentStatus === 'completed')

  /** Opens a payment as a person would: once more when it fails. Undefined when the order is paid already. */
  async function openPage(orderId: string): Promise<string | undefined> {
    const first = await initialise(orderId)
    if (first.status === 200) return first.body.payment_url
    await shop.setFaults({})
    const again = await initialise(orderId)
    if (again.status === 200) return again.body.payment_url
    expect(again).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
    return undefined
  }

  test.each(faults)('%s: paid once, and the books are right', async (_what, fault) => {
    const { id, number } = await order()
    await shop.setFaults(fault)
    const page = await openPage(id)
    if (page) await shop.pay(page, 'accept')
    // The notifications that come do their work while the fault is on.
    await shop.hasten()
    await shop.finish()

    expect(await isPaid(id)).toBe(true)
    const events = await shop.app.db.select().from(orderEvents)
    const completions = events.filter(event => event.orderId === id && event.toStatus === 'completed')
    expect(completions).toHaveLength(1)
    const accepted = (await shop.ledger()).filter(({ state }) => state === 'accepted')
    expect(accepted.filter(({ designation }) => designation === `Commande ${number}`)).toHaveLength(1)
    expect(await shop.findings()).toEqual({})
  })

  test('refused, then accepted under a lost answer: the books are right', async () => {
    const { id } = await order()
    const refused = await openPage(id)
    await shop.pay(refused!, 'insufficient')
    expect(await eventually(async () => (await readOrder(id)).paymentStatus === 'failed')).toBe(true)
    await shop.setFaults({ answer: 'dropped', answerOf: 'check', notification: 'doubled' })
    const page = await openPage(id)
    await shop.pay(page!, 'accept')
    await shop.finish()
    expect(await isPaid(id)).toBe(true)
    expect(await shop.findings()).toEqual({})
  })

  test('nobody pays: cancelled, the goods are back, and the books are right', async () => {
    const { id } = await order()
    await openPage(id)
    await shop.finish()
    expect(await readOrder(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(await shop.findings()).toEqual({})
  })

  test('accepted after the order was cancelled: all of it is owed, and the books are right', async () => {
    const { id } = await order()
    await shop.setFaults({ notification: 'lost' })
    const page = await openPage(id)
    expect(
      (await awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status,
    ).toBe(200)
    await shop.pay(page!, 'accept')
    await shop.finish()
    expect(await shop.findings()).toEqual({})
  })

  test.runIf(api === 'v2')('another sum is paid: it is owed back, and the books are right', async () => {
    const { id } = await order()
    const page = await openPage(id)
    await shop.setFaults({ amount: 'wrong' })
    await shop.pay(page!, 'accept')
    expect(await eventually(async () => (await readOrder(id)).paymentStatus === 'failed')).toBe(true)
    await shop.finish()
    // All jobs are done: what is not paid now stays so.
    expect((await readOrder(id)).paymentStatus).not.toBe('completed')
    expect(await shop.findings()).toEqual({})
  })

  test('refused, then accepted, never notified: the books are right', async () => {
    const { id } = await order()
    const page = await openPage(id)
    await shop.setFaults({ acceptance: 'after_refusal', waitingMs: 100, notification: 'lost' })
    await shop.pay(page!, 'refuse')
    await shop.finish()
    expect(await isPaid(id)).toBe(true)
    expect(await shop.findings()).toEqual({})
  })
})
