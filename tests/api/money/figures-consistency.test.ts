import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { runChecks } from '#database/integrity/run-checks.ts'
import { advanceTransfer } from '#server/payments/transfers/advance-transfer.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'

/** One story of money with every act that moves it, then every figure that the shop shows of it. */
let shop: PayingShop
let awa: TestBrowser
let admin: TestBrowser
const stalls: { vendorId: string; browser: TestBrowser; productId: string }[] = []

beforeAll(async () => {
  shop = await startPayingShop('v2')
  const { db, browser } = shop.app
  awa = await browser((await createCustomer(db, { phone: '+2250707000001' })).id)
  admin = await browser((await createAdmin(db)).id)
  for (const [businessName, price] of [
    ['Ferme de Yao', '1500.00'],
    ['Chez Mariam', '500.00'],
  ] as const) {
    const vendor = await createVendor(db, { businessName }, { region: 'Bouaké' })
    const { id: productId } = await createProduct(db, { vendorId: vendor.id, price, stock: 1000 })
    await confirmNumber(db, vendor.id)
    stalls.push({ vendorId: vendor.id, browser: await browser(vendor.userId), productId })
  }
})
afterAll(() => shop.close())

const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}
/** Ten of the first stall's goods (15 000), or of both (20 000). */
const order = async (paymentMethod: string, of = stalls.slice(0, 1)): Promise<Order> => {
  const items = of.map(({ productId }) => ({ productId, quantity: 10 }))
  return (await must(
    awa.tries.placeOrder({ body: orderBody(items, { paymentMethod: paymentMethod as 'cinetpay' }) }),
  )) as Order
}
const pay = async ({ id }: Order, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> => {
  const { body } = await awa.tries.initializePayment({ body: { orderId: id } })
  await meanwhile()
  await shop.pay(body.payment_url, 'accept')
  await must(awa.tries.getPaymentStatus({ params: { transactionId: body.transaction_id } }))
}
const setStatus = (who: TestBrowser, { id }: Order, status: string) =>
  must(who.patch(who === admin ? `/api/admin/orders/${id}/status` : `/api/orders/${id}/status`, { status }))
const deliver = async (who: TestBrowser, placed: Order) => {
  for (const status of ['confirmed', 'shipped', 'delivered']) await setStatus(who, placed, status)
}
/** Pays the first stall by a transfer, and waits until the provider has sent it, or keeps it waiting. */
const transfer = async (until: 'sent' | 'pending') => {
  await shop.setFaults({ transfer: until === 'sent' ? 'sent' : 'waiting', waitingMs: HOUR_MS })
  const { made } = await admin.api.makeTransfers({ body: { vendorIds: [stalls[0]!.vendorId] } })
  const { id } = made[0]!
  await advanceTransfer(shop.app.deps, id)
  const reached = async () => {
    await advanceTransfer(shop.app.deps, id)
    return (await admin.api.listTransfers()).items[0]!.status === until
  }
  expect(await eventually(reached)).toBe(true)
}
const cancel = ({ id }: Order) =>
  must(awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } }))

async function live(): Promise<void> {
  const [yao, mariam] = stalls.map(({ browser }) => browser) as [TestBrowser, TestBrowser]
  const cash = await order('cash_on_delivery', stalls)
  await deliver(yao, cash)
  await deliver(mariam, cash)
  await must(yao.tries.confirmCashPayment({ params: { id: cash.id }, body: { paymentStatus: 'completed' } }))
  const paidOut = await order('cinetpay')
  await pay(paidOut)
  await deliver(yao, paidOut)
  await must(admin.tries.payVendor({ body: { vendorId: stalls[0]!.vendorId, reference: 'VIR-1' } }))
  const sent = await order('cinetpay')
  await pay(sent)
  await deliver(yao, sent)
  await transfer('sent')
  const underWay = await order('cinetpay')
  await pay(underWay)
  await deliver(yao, underWay)
  await transfer('pending')
  const owed = await order('cinetpay', stalls)
  await pay(owed)
  await deliver(yao, owed)
  await deliver(mariam, owed)
  const undelivered = await order('cinetpay')
  await pay(undelivered)
  await deliver(yao, undelivered)
  await setStatus(admin, undelivered, 'shipped')
  const cashTakenBack = await order('cash_on_delivery')
  await deliver(yao, cashTakenBack)
  await must(
    yao.tries.confirmCashPayment({ params: { id: cashTakenBack.id }, body: { paymentStatus: 'completed' } }),
  )
  await setStatus(admin, cashTakenBack, 'shipped')
  const cancelled = await order('cinetpay', stalls)
  await pay(cancelled)
  await cancel(cancelled)
  const late = await order('cinetpay')
  await pay(late, () => cancel(late))
  const revived = await order('cinetpay')
  await pay(revived)
  await cancel(revived)
  await setStatus(admin, revived, 'delivered')
  const [refund] = (await admin.api.listRefunds({ query: { status: 'due' } })).items
  await must(
    admin.tries.settleRefund({ params: { id: refund!.id }, body: { status: 'done', reference: 'VIR-2' } }),
  )
}

const sum = (amounts: readonly string[]) =>
  amountOf(amounts.reduce((centimes, amount) => centimes + centimesOf(amount), 0))

test('after a story with every act of money, all screens, exports and the integrity checks say the same', async () => {
  await live()
  const expected = [
    {
      received: '90000.00',
      collected: '15000.00',
      paidOut: '30000.00',
      underWay: '15000.00',
      borne: '0.00',
      owed: '30000.00',
      unpaid: '0.00',
    },
    {
      received: '5000.00',
      collected: '0.00',
      paidOut: '0.00',
      underWay: '0.00',
      borne: '0.00',
      owed: '5000.00',
      unpaid: '5000.00',
    },
  ]
  const owedList = await admin.api.listOwed()
  const market = await admin.api.listAdminVendors()
  const csv = (await admin.get('/api/admin/exports/revenue.csv')).body as string
  for (const [index, { vendorId, browser }] of stalls.entries()) {
    const { received, collected, paidOut, underWay, borne, owed, unpaid } = expected[index]!
    const money = await browser.api.listVendorRevenue()
    expect(money.totals).toEqual(expected[index])
    expect(money.months).toHaveLength(12)
    expect(sum(money.months.map(({ revenue }) => revenue))).toBe(received)
    const amountsOf = (situation: string) =>
      sum(money.items.filter(item => item.situation === situation).map(item => item.amount))
    const situations = ['collected', 'paid_out', 'paying_out', 'owed', 'unpaid']
    expect(situations.map(amountsOf)).toEqual([collected, paidOut, underWay, owed, unpaid])
    expect(await browser.api.getVendorStats()).toMatchObject({
      revenueReceived: received,
      receivedParts: { collected, paidOut, underWay, owed },
      revenueToReceive: unpaid,
    })
    expect((await browser.tries.getCurrentVendor()).body.totalSales).toBe(received)
    expect((await browser.api.listVendorStatements())[0]).toMatchObject({ closing: owed, isOpen: true })
    expect(market.items.find(({ id }) => id === vendorId)?.totalSales).toBe(received)
    expect(owedList.items.find(row => row.vendorId === vendorId)?.amount).toBe(owed)
    expect(csv).toContain(`;${Number(received)};${Number(borne)};${Number(unpaid)}\r\n`)
  }
  expect(owedList.amount).toBe(sum(owedList.items.map(({ amount }) => amount)))
  expect(owedList.amount).toBe('35000.00')
  expect(owedList.items.map(({ parcelCount }) => parcelCount)).toEqual([2, 1])

  const revenue = '95000.00'
  expect((await admin.api.getAdminStats()).totalRevenue).toBe(revenue)
  for (const period of ['month', 'quarter', 'year', 'all'] as const) {
    const figures = await admin.api.getAnalytics({ query: { period } })
    expect(figures.totalRevenue).toBe(revenue)
    expect(sum(figures.monthlyRevenue.map(month => month.revenue))).toBe(revenue)
    expect(sum(figures.topVendors.map(vendor => vendor.revenue))).toBe(revenue)
    expect(sum(figures.topProducts.map(product => product.revenue))).toBe(revenue)
    expect(sum(figures.byCategory.map(category => category.revenue))).toBe(revenue)
    expect(figures.byRegion).toEqual([{ region: 'Bouaké', sales: 7, revenue }])
  }
  const found = await runChecks(shop.app.pool, {
    providerLedger: await shop.ledger(),
    providerTransfers: await shop.transfers(),
  })
  const ofMoney = found.filter(({ name }) => /ledger|kept|refund|payout|transfer|provider|settled/.test(name))
  expect(ofMoney.length).toBeGreaterThan(10)
  expect(ofMoney.flatMap(({ rows }) => rows)).toEqual([])
})

test('what a vendor reads of its money while cash is noted is of one moment', async () => {
  const { db, pool, browser } = shop.app
  const vendor = await createVendor(db)
  const mariam = await browser(vendor.userId)
  const { id: productId } = await createProduct(db, { vendorId: vendor.id })
  const { id: customerId } = await createCustomer(db)
  const { id } = await createOrder(db, {
    customerId,
    lines: [{ productId, quantity: 1 }],
    status: 'delivered',
  })
  // The sums are read before the transfers, and the months after them.
  const { totals, months } = await whileHeld(pool, {
    hold: client => client.query('lock table transfer_parcels in access exclusive mode'),
    act: () => mariam.api.listVendorRevenue(),
    meanwhile: () => mariam.api.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } }),
  })
  expect(months.at(-1)!.revenue).toBe(totals.received)
})
