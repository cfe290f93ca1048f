import { expect, test } from 'vitest'
import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { textOfPdf } from '#tests/support/http/pdf-text.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import {
  advance,
  fatou,
  ibrahim,
  isEnded,
  openTransferringShop,
  shop,
} from '#tests/support/shops/transferring-shop.ts'

/** One order, paid online and given back in parts; then every sum that the shop shows of it. */
openTransferringShop()

type Stall = { vendorId: string; browser: TestBrowser; productId: string }
async function openStall(price: string): Promise<Stall> {
  const { db, browser } = shop.app
  const vendor = await createVendor(db)
  const { id: productId } = await createProduct(db, { vendorId: vendor.id, price, stock: 10 })
  return { vendorId: vendor.id, browser: await browser(vendor.userId), productId }
}

const francs = (amount: string) => String(centimesOf(amount) / 100)
const sum = (amounts: readonly string[]) =>
  amountOf(amounts.reduce((centimes, amount) => centimes + centimesOf(amount), 0))

/** The cells of an order's line in the export, by their columns. */
async function exported({ number }: Order): Promise<Record<string, string | undefined>> {
  const [head, ...lines] = String((await fatou.get('/api/admin/exports/orders.csv')).body).split('\r\n')
  const cells = lines.find(line => line.startsWith(number))!.split(';')
  return Object.fromEntries(head!.split(';').map((column, index) => [column, cells[index]]))
}

type Sums = { sent: string; underWay: string; left: string; spent: string }

/** Every screen that tells what of an order went back. */
async function expectEverywhere(awa: TestBrowser, order: Order, { sent, underWay, left, spent }: Sums) {
  const owed = sum([underWay, left])
  const listed = (await fatou.api.listRefunds({ query: { search: order.number } })).items
  const ofCustomer = (await awa.api.getOrder({ params: { id: order.id } })).refunds
  const ofAdmin = (await fatou.api.getAdminOrder({ params: { id: order.id } })).refunds
  for (const refunds of [listed, ofCustomer, ofAdmin]) {
    expect(sum(refunds.map(refund => refund.sent))).toBe(sent)
    expect(sum(refunds.map(refund => refund.owed))).toBe(owed)
    expect(sum(refunds.map(refund => refund.underWay))).toBe(underWay)
    for (const refund of refunds) expect(sum([refund.sent, refund.owed])).toBe(refund.amount)
  }
  expect(await exported(order)).toMatchObject({
    'Remboursé (FCFA)': francs(sent),
    'En cours d’envoi (FCFA)': francs(underWay),
    'À rembourser (FCFA)': francs(left),
  })
  expect((await awa.api.getCustomerStats()).totalSpent).toBe(spent)
}

test('of an order that is given back in parts, every screen says what was sent, what is owed and what was spent', async () => {
  const awa = await shop.app.browser((await createCustomer(shop.app.db)).id)
  const [yao, mariam] = [await openStall('200000.00'), await openStall('400000.00')]
  const items = [
    { productId: mariam.productId, quantity: 1 },
    { productId: yao.productId, quantity: 10 },
  ]
  const order: Order = (await awa.tries.placeOrder({ body: orderBody(items, { paymentMethod: 'cinetpay' }) }))
    .body
  const { body: opened } = await awa.tries.initializePayment({ body: { orderId: order.id } })
  await shop.pay(opened.payment_url, 'accept')
  expect(
    (await awa.tries.getPaymentStatus({ params: { transactionId: opened.transaction_id } })).status,
  ).toBe(200)
  await yao.browser.tries.changeOrderStatus({ params: { id: order.id }, body: { status: 'cancelled' } })
  for (const status of ['confirmed', 'shipped', 'delivered']) {
    await mariam.browser.tries.changeOrderStatus({ params: { id: order.id }, body: { status } })
  }
  const nothing = { sent: '0.00', underWay: '0.00' }
  await expectEverywhere(awa, order, { ...nothing, left: '2000000.00', spent: '400000.00' })

  const [refund] = (await fatou.api.listRefunds({ query: { search: order.number } })).items
  const parts = await fatou.api.transferRefund({ params: { id: refund!.id } })
  await expectEverywhere(awa, order, {
    sent: '0.00',
    underWay: '2000000.00',
    left: '0.00',
    spent: '400000.00',
  })
  for (const { id } of parts) await ibrahim.tries.approveTransfer({ params: { id } })
  await advance(parts[0]!)
  expect(await isEnded(parts[0]!.id)).toBe(true)
  await shop.setFaults({ transfer: 'refused' })
  await advance(parts[1]!)
  expect(await isEnded(parts[1]!.id)).toBe(true)
  const half = { sent: '1500000.00', underWay: '0.00', left: '500000.00', spent: '400000.00' }
  await expectEverywhere(awa, order, half)
  const receipt = await awa.fetch(`/api/orders/${order.id}/receipt.pdf`)
  expect(textOfPdf(Buffer.from(await receipt.arrayBuffer()))).toMatch(
    /500 000 FCFA À rembourser, 1 500 000 FCFA déjà envoyés sur 2 000 000 FCFA/,
  )

  const problem = await createProblem(shop.app, order.id)
  const decision = { decision: 'refund', amount: '100000', bornBy: 'vendor' }
  expect((await fatou.tries.decideProblem({ params: { id: problem }, body: decision })).status).toBe(200)
  await expectEverywhere(awa, order, { ...half, left: '600000.00', spent: '300000.00' })
  expect((await mariam.browser.api.listVendorRevenue()).totals).toMatchObject({
    received: '400000.00',
    borne: '100000.00',
    owed: '300000.00',
  })

  await ibrahim.tries.settleRefund({
    params: { id: refund!.id },
    body: { status: 'done', reference: 'OM-1' },
  })
  const last = { sent: '2000000.00', underWay: '0.00', left: '100000.00', spent: '300000.00' }
  await expectEverywhere(awa, order, last)
})
