import { describe, expect, test } from 'vitest'
import { payments } from '#database/schema/payments.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'

test('with keys that send no money, people do', async () => {
  const old = await startPayingShop('v2', {
    env: { CINETPAY_TRANSFER_API_KEY: '', CINETPAY_TRANSFER_API_PASSWORD: '' },
  })
  try {
    const { db } = old.app
    const admin = await old.app.browser((await createAdmin(db)).id)
    expect((await admin.api.previewTransfers()).isAvailable).toBe(false)
    const { status, body } = await admin.tries.makeTransfers({ body: { vendorIds: 'all' } })
    expect([status, body.code]).toEqual([409, 'transfers_unavailable'])

    const vendorId = (await createVendor(db)).id
    const order = await createOrder(db, {
      customerId: (await createCustomer(db)).id,
      lines: [{ productId: (await createProduct(db, { vendorId, stock: 5 })).id, quantity: 1 }],
      paymentMethod: 'cinetpay',
      status: 'cancelled',
    })
    const refund = await createRefund(db, order)
    const refused = await admin.tries.transferRefund({ params: { id: refund.id } })
    expect([refused.status, refused.body.code]).toEqual([409, 'transfers_unavailable'])
    expect((await admin.api.listRefunds()).items).toMatchObject([{ id: refund.id, status: 'due' }])
    expect((await admin.api.listTransfers()).items).toEqual([])
  } finally {
    await old.close()
  }
})

describe.each(['v1', 'v2'] as const)('through API %s', api => {
  test('the number that paid is known from the payment', async () => {
    const paying = await startPayingShop(api)
    try {
      const { db, browser } = paying.app
      const awa = await browser((await createCustomer(db, { phone: '+2250101010101' })).id)
      const product = await createProduct(db, { vendorId: (await createVendor(db)).id, stock: 5 })
      const { body: order } = await awa.tries.placeOrder({
        body: {
          items: [{ productId: product.id, quantity: 1 }],
          paymentMethod: 'cinetpay',
          deliveryAddress: 'Cocody, Abidjan',
        },
      })
      const { body } = await awa.tries.initializePayment({ body: { orderId: order.id } })
      await paying.pay(body.payment_url, 'accept')
      const payer = async () => (await db.select().from(payments))[0]?.payerPhone
      expect(await eventually(async () => (await payer()) === '+2250707000001')).toBe(true)
    } finally {
      await paying.close()
    }
  })
})
