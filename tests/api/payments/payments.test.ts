import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
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

  test('accepted: the notification pays the order and its parcels', async () => {
    const { id, number } = await market.order([
      { productId: market.productId, quantity: 2 },
      { productId: market.otherProductId, quantity: 1 },
    ])
    const { transactionId, paymentUrl } = await market.initialise(id)
    expect(transactionId).toMatch(/^AMIC-[0-9A-Z]{24}$/)
    expect(await shop.report(transactionId)).toMatchObject({ success: false, status: 'PENDING' })

    await shop.pay(paymentUrl, 'accept')

    expect(await market.hasPaymentStatus(id, 'completed')).toBe(true)
    const paid = await market.readOrder(id)
    expect(paid.parcels.map(parcel => parcel.paymentStatus)).toEqual(['completed', 'completed'])
    expect(paid.can.pay).toBe(false)
    const mine = await market.awa.tries.getPaymentStatus({ params: { transactionId } })
    expect(mine.body).toEqual({
      success: true,
      status: 'ACCEPTED',
      payment_method: api === 'v2' ? 'Orange Money' : null,
      amount: '3500.00',
      order: { id, number },
    })
    expect((await shop.ledgerOf(transactionId))?.amountFcfa).toBe(3500)
    expect(await market.refundsOf(id)).toEqual([])
  })

  test('refused: the order fails, keeps its goods, and may be paid again', async () => {
    const { id } = await market.order()
    const first = await market.initialise(id)
    await shop.pay(first.paymentUrl, 'insufficient')
    expect(await market.hasPaymentStatus(id, 'failed')).toBe(true)
    expect(await shop.report(first.transactionId)).toMatchObject({ success: false, status: 'REFUSED' })
    expect((await market.readOrder(id)).can.pay).toBe(true)

    const second = await market.initialise(id)
    expect(second.transactionId).not.toBe(first.transactionId)
    expect((await market.readOrder(id)).paymentStatus).toBe('pending')
    await shop.pay(second.paymentUrl, 'accept')
    expect(await market.hasPaymentStatus(id, 'completed')).toBe(true)
    expect((await market.attemptsOf(id)).map(attempt => attempt.status)).toEqual(['REFUSED', 'ACCEPTED'])
    expect(await market.paymentEventsOf(id)).toEqual(['failed', 'pending', 'completed'])
  })

  test('a lost notification is found by the return page', async () => {
    await shop.setFaults({ notification: 'lost' })
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    expect((await market.readOrder(id)).paymentStatus).toBe('pending')

    expect(await shop.report(transactionId)).toMatchObject({ success: true, status: 'ACCEPTED' })
    expect((await market.readOrder(id)).paymentStatus).toBe('completed')
  })

  test('a lost notification is found by the sweep', async () => {
    await shop.setFaults({ notification: 'lost' })
    const { id } = await market.order()
    const { paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    shop.travel(2)
    await sweepPayments(shop.app.deps)
    expect((await market.readOrder(id)).paymentStatus).toBe('completed')
  })

  test('an operator that waits first pays in the end', async () => {
    await shop.setFaults({ acceptance: 'waiting_first', waitingMs: HOUR_MS })
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    expect(await shop.report(transactionId)).toMatchObject({ success: false, status: 'PENDING' })
    await shop.hasten()
    expect(await market.hasPaymentStatus(id, 'completed')).toBe(true)
  })

  test('twenty askers at once settle once', async () => {
    await shop.setFaults({ notification: 'doubled' })
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    const reports = await Promise.all(Array.from({ length: 20 }, () => shop.report(transactionId)))
    expect(reports.map(report => report.status)).toEqual(Array(20).fill('ACCEPTED'))
    const notified = async () => (await shop.ledgerOf(transactionId))!.notifications
    expect(await eventually(async () => (await notified()).length === 2)).toBe(true)
    expect((await notified()).map(({ answer }) => answer)).toEqual([200, 200])
    expect(await market.paymentEventsOf(id)).toEqual(['completed'])
    expect(await market.refundsOf(id)).toEqual([])
  })

  test('a forged notification is refused and changes nothing', async () => {
    await shop.setFaults({ notification: 'forged' })
    const { id } = await market.order()
    const { transactionId, paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    const answers = async () =>
      (await shop.ledgerOf(transactionId))!.notifications.map(({ answer }) => answer)
    expect(await eventually(async () => (await answers()).length > 0)).toBe(true)
    expect(await answers()).toEqual([401])
    expect((await market.readOrder(id)).paymentStatus).toBe('pending')
  })

  test('paid twice: the second payment is due back', async () => {
    const { id } = await market.order()
    const first = await market.initialise(id)
    const second = await market.initialise(id)
    await shop.pay(first.paymentUrl, 'accept')
    expect(await market.hasPaymentStatus(id, 'completed')).toBe(true)
    await shop.pay(second.paymentUrl, 'accept')
    await shop.report(second.transactionId)
    const [paid, extra] = await market.attemptsOf(id)
    expect([paid?.settledAt, extra?.settledAt]).toEqual([expect.any(Date), null])
    expect(await market.refundsOf(id)).toMatchObject([
      { paymentId: extra?.id, amount: '3000.00', status: 'due' },
    ])
  })

  test('a new attempt finds that the first was paid, and is refused', async () => {
    await shop.setFaults({ notification: 'lost' })
    const { id } = await market.order()
    const { paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    const again = await market.awa.tries.initializePayment({ body: { orderId: id } })
    expect(again).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
    expect((await market.readOrder(id)).paymentStatus).toBe('completed')
    expect(await market.attemptsOf(id)).toHaveLength(1)
  })

  test('a provider that fails is told as such, and the attempt is forgotten when it never began', async () => {
    const { id } = await market.order()
    await shop.setFaults({ answer: 'error_500', answerOf: 'initialise' })
    const refused = await market.awa.tries.initializePayment({ body: { orderId: id } })
    expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('10')
    shop.travel(11)
    await sweepPayments(shop.app.deps)
    expect((await market.attemptsOf(id)).map(attempt => attempt.status)).toEqual(['EXPIRED'])
  })

  test('what the provider refuses to open is told, and may be tried with other details', async () => {
    // It takes no address whose last part has one letter.
    const kofi = await shop.app.browser((await createCustomer(shop.app.db, { email: `${api}@amic.x` })).id)
    const body = orderBody([{ productId: market.productId, quantity: 1 }], { paymentMethod: 'cinetpay' })
    const { id: orderId } = await kofi.api.placeOrder({ body })
    const refused = await kofi.tries.initializePayment({ body: { orderId } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'provider_refused' } })
    expect((await market.attemptsOf(orderId)).map(attempt => attempt.status)).toEqual(['REFUSED'])
    const customerInfo = { email: 'kofi@amic.example' }
    expect((await kofi.tries.initializePayment({ body: { orderId, customerInfo } })).status).toBe(200)
  })

  test('an order over what one payment can be is not begun to be paid', async () => {
    const customer = await createCustomer(shop.app.db)
    const lines = [{ productId: market.productId, quantity: 2000 }]
    const { id: orderId } = await createOrder(shop.app.db, {
      customerId: customer.id,
      lines,
      paymentMethod: 'cinetpay',
    })
    const refused = await (await shop.app.browser(customer.id)).tries.initializePayment({ body: { orderId } })
    expect(refused).toMatchObject({ status: 400, body: { code: 'amount_not_payable' } })
    expect(await market.attemptsOf(orderId)).toEqual([])
  })

  test('an answer that is lost leaves an attempt that is found again', async () => {
    const { id } = await market.order()
    await shop.setFaults({ answer: 'dropped', answerOf: 'initialise' })
    expect((await market.awa.tries.initializePayment({ body: { orderId: id } })).status).toBe(503)
    const [attempt] = await market.attemptsOf(id)
    expect(attempt).toMatchObject({ status: 'PENDING', paymentUrl: null })
    expect(await shop.ledgerOf(attempt!.transactionId)).toMatchObject({ state: 'initiated' })
    await shop.setFaults({})
    const { paymentUrl } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    expect(await market.hasPaymentStatus(id, 'completed')).toBe(true)
  })

  test('only the owner pays an order, and only the owner learns it', async () => {
    const { id } = await market.order()
    const kofi = await shop.app.browser((await createCustomer(shop.app.db)).id)
    expect(await kofi.tries.initializePayment({ body: { orderId: id } })).toMatchObject({ status: 404 })
    expect(await kofi.tries.initializePayment({ body: { orderId: '42' } })).toMatchObject({ status: 404 })
    const { transactionId } = await market.initialise(id)
    const seen = await kofi.tries.getPaymentStatus({ params: { transactionId } })
    expect(seen.body).toEqual({ success: false, status: 'PENDING', payment_method: null, amount: '3000.00' })
  })

  test('an unknown transaction is not found', async () => {
    for (const unknown of [`AMIC-${'0'.repeat(24)}`, 'AMIC-000123', '%00', 'x'.repeat(99)]) {
      expect((await market.awa.tries.getPaymentStatus({ params: { transactionId: unknown } })).status).toBe(
        404,
      )
    }
  })

  test('what is kept of the provider holds no key and no token', async () => {
    const { id } = await market.order()
    const { paymentUrl, transactionId } = await market.initialise(id)
    await shop.pay(paymentUrl, 'accept')
    await shop.report(transactionId)
    const [attempt] = await market.attemptsOf(id)
    const { notifyToken } = attempt!
    const kept = JSON.stringify(attempt!.providerData)
    const token = paymentUrl.split('/').at(-1)!
    const secrets = ['simulator-key', 'simulator-secret', 'sk_test_simulator', token, notifyToken ?? token]
    expect(secrets.filter(secret => kept.includes(secret))).toEqual([])
    expect(attempt!.providerData).toMatchObject({ initialised: {}, checked: {} })
  })
})

describe('only in API v1', () => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await startPayingShop('v1')
  })
  afterAll(() => shop.close())

  test('a token that the provider ended is renewed', async () => {
    const provider = shop.app.deps.payments.named('cinetpay')!
    expect(await provider.check('AMIC-1')).toMatchObject({ status: 'UNKNOWN' })
    for (let round = 0; round < 2; round += 1) {
      await shop.revokeTokens()
      expect(await provider.check('AMIC-1')).toMatchObject({ status: 'UNKNOWN' })
    }
  })
})

describe('only in API v2', () => {
  let shop: PayingShop
  let awa: TestBrowser
  beforeAll(async () => {
    shop = await startPayingShop('v2')
    awa = await shop.app.browser((await createCustomer(shop.app.db)).id)
  })
  afterAll(() => shop.close())

  test('the payer’s browser comes back with a form of the provider and is sent to the page', async () => {
    const id = `AMIC-${'0'.repeat(24)}`
    const answer = await awa.fetch('/payment-return', {
      method: 'POST',
      headers: { origin: 'https://checkout.cinetpay.com', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ transaction_id: id, token: 'x' }),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/payment-return?transaction_id=${id}`,
    ])
    const elsewhere = await awa.fetch('/payment-return', {
      method: 'POST',
      body: new URLSearchParams({ transaction_id: '//evil.example' }),
    })
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, '/payment-return'])
  })

  test('the provider’s ping is answered', async () => {
    expect((await awa.get('/api/cinetpay/notify')).status).toBe(200)
  })

  test.each([
    ['nothing', {}, 400],
    ['no signature', { cpm_site_id: '445160', cpm_trans_id: `AMIC-${'0'.repeat(24)}` }, 401],
    ['another site', { cpm_site_id: '1', cpm_trans_id: `AMIC-${'0'.repeat(24)}` }, 400],
  ])('a notification with %s is refused', async (_, fields, status) => {
    const body = new URLSearchParams(fields as Record<string, string>)
    expect((await awa.fetch('/api/cinetpay/notify', { method: 'POST', body })).status).toBe(status)
  })
})
