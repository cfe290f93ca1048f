import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runChecks } from '#database/integrity/run-checks.ts'
import { markOrderPaymentFailed, markOrderPaymentPending } from '#server/orders/public.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { openPayingMarket, type PayingMarket } from '#tests/support/shops/paying-market.ts'

describe.each(['v1', 'v2'] as const)('paying through API %s', api => {
  let shop: PayingShop
  let market: PayingMarket

  beforeAll(async () => {
    shop = await startPayingShop(api)
    market = await openPayingMarket(shop)
  })
  afterAll(() => shop.close())
  afterEach(() => shop.setFaults({}))

  test('accepted after the cancellation: the money is due back', async () => {
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    expect(
      (await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status,
    ).toBe(200)
    await shop.pay(paymentUrl, 'accept')
    expect(await eventually(async () => (await market.refundsOf(id)).length === 1)).toBe(true)
    expect(await market.refundsOf(id)).toMatchObject([{ amount: '3000.00', status: 'due', parcelId: null }])
    expect(await shop.report(transactionId)).toMatchObject({ success: true, status: 'ACCEPTED' })
    expect(await market.readOrder(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
  })

  test('an order revived after a late payment is paid, and nothing is due back', async () => {
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    const revived = await market.admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(revived).toMatchObject({ status: 200, body: { status: 'pending', paymentStatus: 'completed' } })
    expect(await market.refundsOf(id)).toEqual([])
  })

  test.each(['before', 'late'])('of an order that was paid in part that part is revived (%s)', async paid => {
    const { id } = await market.order([
      { productId: market.productId, quantity: 1 },
      { productId: market.otherProductId, quantity: 1 },
    ])
    await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    const { transactionId, paymentUrl } = await market.initialise(id)
    const pay = async () => {
      await shop.pay(paymentUrl, 'accept')
      await shop.report(transactionId)
    }
    if (paid === 'before') await pay()
    expect(
      (await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status,
    ).toBe(200)
    if (paid === 'late') await pay()
    expect(await market.refundsOf(id)).toMatchObject([{ amount: '500.00', status: 'due' }])
    const stock = () => stockOf(shop.app.db, market.productId)
    const before = await stock()
    const revived = await market.admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(revived).toMatchObject({ status: 200, body: { status: 'pending', paymentStatus: 'completed' } })
    const { parcels } = await market.readOrder(id)
    expect(parcels.map(({ subtotal, status }) => [subtotal, status])).toEqual([
      ['1500.00', 'cancelled'],
      ['500.00', 'pending'],
    ])
    expect(await stock()).toBe(before)
    expect(await market.refundsOf(id)).toEqual([])
    const broken = (await runChecks(shop.app.pool)).filter(({ rows }) =>
      rows.some(({ subject }) => [id, ...parcels.map(parcel => parcel.id)].includes(subject)),
    )
    expect(broken).toEqual([])
  })

  test('what was asked for a part of an order does not pay the whole of it, revived meanwhile', async () => {
    const { id } = await market.order([
      { productId: market.productId, quantity: 1 },
      { productId: market.otherProductId, quantity: 1 },
    ])
    await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    const { transactionId, paymentUrl } = await market.initialise(id)
    await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    const revived = await market.admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(revived).toMatchObject({ status: 200, body: { total: '2000.00' } })
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    expect(await market.readOrder(id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    expect(await market.refundsOf(id)).toMatchObject([{ amount: '500.00', status: 'due' }])
    await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    // Who asked for what is not told apart any more: it is given back, and ordered again.
    const again = await market.admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_too_small' } })
    expect(await market.readOrder(id)).toMatchObject({ status: 'cancelled' })
  })

  test('of what was cancelled while it was paid nothing is lost when the order is revived', async () => {
    const { id } = await market.order([
      { productId: market.productId, quantity: 1 },
      { productId: market.otherProductId, quantity: 1 },
    ])
    const { transactionId, paymentUrl } = await market.initialise(id)
    await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    const revived = await market.admin.tries.setOrderStatus({ params: { id }, body: { status: 'pending' } })
    expect(revived).toMatchObject({ status: 200, body: { paymentStatus: 'completed' } })
    expect(revived.body.parcels.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'pending',
    ])
    expect(await market.refundsOf(id)).toEqual([])
  })

  test('money that was received stays received, whatever is heard later', async () => {
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    const { db, deps } = shop.app
    for (const hear of [markOrderPaymentFailed, markOrderPaymentPending]) {
      await db.transaction(tx => hear(tx, deps, id))
      expect(await market.readOrder(id)).toMatchObject({ paymentStatus: 'completed' })
    }
  })

  test('a parcel cancelled while the customer was paying is due back', async () => {
    const { id } = await market.order([
      { productId: market.productId, quantity: 1 },
      { productId: market.otherProductId, quantity: 1 },
    ])
    const { transactionId, paymentUrl } = await market.initialise(id)
    expect(
      (await market.vendor.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })).status,
    ).toBe(200)
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    expect(await market.refundsOf(id)).toMatchObject([{ amount: '1500.00', status: 'due' }])
    expect(await market.readOrder(id)).toMatchObject({ status: 'pending', paymentStatus: 'completed' })
  })

  test('a parcel cancelled after the payment is due back once', async () => {
    const { id, parcels } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    await market.awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    expect(await market.refundsOf(id)).toMatchObject([
      { parcelId: parcels[0]?.id, amount: '3000.00', status: 'due' },
    ])
  })

  test('nothing paid after thirty minutes: cancelled, and the stock is back', async () => {
    const before = await stockOf(shop.app.db, market.productId)
    const { id } = await market.order()
    await market.initialise(id)
    shop.travel(29)
    await sweepPayments(shop.app.deps)
    expect((await market.readOrder(id)).status).toBe('pending')
    expect(await stockOf(shop.app.db, market.productId)).toBe(before - 2)
    shop.travel(2)
    await Promise.all([sweepPayments(shop.app.deps), sweepPayments(shop.app.deps)])
    expect(await market.readOrder(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    expect(await stockOf(shop.app.db, market.productId)).toBe(before)
  })

  test('paid at the last moment without a notification: the sweep asks before it cancels', async () => {
    await shop.setFaults({ notification: 'lost' })
    const { id } = await market.order()
    const { paymentUrl } = await market.initialise(id)
    shop.travel(31)
    await shop.pay(paymentUrl, 'accept')
    await sweepPayments(shop.app.deps)
    expect(await market.readOrder(id)).toMatchObject({ status: 'pending', paymentStatus: 'completed' })
  })

  test('while the provider is down the goods are kept, for two hours', async () => {
    const { id } = await market.order()
    await market.initialise(id)
    await shop.setFaults({ answer: 'error_500' })
    shop.travel(31)
    await sweepPayments(shop.app.deps)
    expect((await market.readOrder(id)).status).toBe('pending')
    shop.travel(90)
    await sweepPayments(shop.app.deps)
    expect((await market.readOrder(id)).status).toBe('cancelled')
  })
})
