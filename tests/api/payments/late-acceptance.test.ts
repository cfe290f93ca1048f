import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'

describe.each(['v1', 'v2'] as const)('refused, then accepted and never notified, through API %s', api => {
  let shop: PayingShop
  let awa: TestBrowser
  let admin: TestBrowser
  let productId: string
  beforeAll(async () => {
    shop = await startPayingShop(api)
    const { db } = shop.app
    awa = await shop.app.browser((await createCustomer(db)).id)
    admin = await shop.app.browser((await createAdmin(db)).id)
    productId = (await createProduct(db, { vendorId: (await createVendor(db)).id, stock: 100 })).id
  })
  afterAll(() => shop.close())
  afterEach(() => shop.setFaults({}))

  const read = async (id: string): Promise<Order> => await awa.api.getOrder({ params: { id } })

  /** An order whose payment was refused, as far as we know, and accepted at the provider since. */
  async function refusedThenAccepted(): Promise<Order> {
    const order = await awa.api.placeOrder({
      body: orderBody([{ productId, quantity: 1 }], { paymentMethod: 'cinetpay' }),
    })
    const body = await awa.api.initializePayment({ body: { orderId: order.id } })
    await shop.setFaults({ acceptance: 'after_refusal', waitingMs: HOUR_MS, notification: 'lost' })
    await shop.pay(body.payment_url, 'refuse')
    expect(await shop.report(body.transaction_id)).toMatchObject({ status: 'REFUSED' })
    await shop.hasten()
    expect(await shop.ledgerOf(body.transaction_id)).toMatchObject({ state: 'accepted' })
    return order
  }

  test('the sweep asks again, and the order is paid', async () => {
    const { id } = await refusedThenAccepted()
    expect((await read(id)).paymentStatus).toBe('failed')
    shop.travel(6)
    await sweepPayments(shop.app.deps)
    expect(await read(id)).toMatchObject({ status: 'pending', paymentStatus: 'completed' })
  })

  test('who tries again meanwhile does not pay twice', async () => {
    const { id } = await refusedThenAccepted()
    const again = await awa.tries.initializePayment({ body: { orderId: id } })
    expect(again).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
    expect((await read(id)).paymentStatus).toBe('completed')
  })

  test('who tries again while the provider tells nothing of what it refused may pay', async () => {
    const { id } = await refusedThenAccepted()
    await shop.setFaults({ answer: 'error_500', answerOf: 'check' })
    expect((await awa.tries.initializePayment({ body: { orderId: id } })).status).toBe(200)
  })

  test('at the deadline the provider is asked before the order is cancelled', async () => {
    const { id } = await refusedThenAccepted()
    await shop.setFaults({ answer: 'error_500', answerOf: 'check' })
    shop.travel(6)
    await sweepPayments(shop.app.deps)
    await shop.setFaults({})
    shop.travel(25)
    await sweepPayments(shop.app.deps)
    expect(await read(id)).toMatchObject({ status: 'pending', paymentStatus: 'completed' })
  })

  test('after the order was given up, the money is found and due back', async () => {
    const { id, number } = await refusedThenAccepted()
    await awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    shop.travel(11 * 60)
    await sweepPayments(shop.app.deps)
    const { body } = await admin.tries.listRefunds({ query: { search: number } })
    expect(body.items).toMatchObject([{ status: 'due', amount: '1500.00' }])
    const { rows } = await shop.app.pool.query(
      `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
       where identifier = 'refund-due' and payload ->> 'refundId' = $1`,
      [body.items[0]!.id],
    )
    expect(rows).toHaveLength(1)
  })
})

test('what was refused is asked about less and less often, for a day', async () => {
  const shop = await startPayingShop('v2')
  try {
    const { db, deps } = shop.app
    const awa = await shop.app.browser((await createCustomer(db)).id)
    const { id: productId } = await createProduct(db, { vendorId: (await createVendor(db)).id })
    const items = orderBody([{ productId, quantity: 1 }], { paymentMethod: 'cinetpay' })
    const order = await awa.api.placeOrder({ body: items })
    const body = await awa.api.initializePayment({ body: { orderId: order.id } })
    await shop.pay(body.payment_url, 'refuse')
    await shop.report(body.transaction_id)
    const checks = async () => (await shop.ledgerOf(body.transaction_id))!.checks
    const before = await checks()
    for (let hour = 0; hour < 24; hour += 1) {
      shop.travel(60)
      await sweepPayments(deps)
    }
    const inADay = (await checks()) - before
    expect(inADay).toBeGreaterThanOrEqual(3)
    expect(inADay).toBeLessThanOrEqual(10)
    shop.travel(3 * 24 * 60)
    await sweepPayments(deps)
    expect(await checks()).toBe(before + inADay)
  } finally {
    await shop.close()
  }
})
