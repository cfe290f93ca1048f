import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { orderEvents } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import type { PayingShop } from '#tests/support/partners/cinetpay.ts'
import { eventually } from '#tests/support/servers/processes.ts'

const STOCK = 1000

export type PayingMarket = Awaited<ReturnType<typeof openPayingMarket>>

/** Two vendors with a product each, a customer who pays online, and what became of her orders. */
export async function openPayingMarket({ app: { db, browser } }: PayingShop) {
  const awa = await browser((await createCustomer(db, { phone: '+2250707000001' })).id)
  const yao = await createVendor(db)
  const productId = (await createProduct(db, { vendorId: yao.id, price: '1500.00', stock: STOCK })).id
  const mariam = await createVendor(db)
  const otherProductId = (await createProduct(db, { vendorId: mariam.id, price: '500.00', stock: STOCK })).id
  const readOrder = async (id: string): Promise<Order> => await awa.api.getOrder({ params: { id } })
  return {
    awa,
    admin: await browser((await createAdmin(db)).id),
    /** Who sells the first product. */
    vendor: await browser(yao.userId),
    productId,
    otherProductId,
    order: async (items = [{ productId, quantity: 2 }]): Promise<Order> => {
      const { status, body } = await awa.tries.placeOrder({
        body: orderBody(items, { paymentMethod: 'cinetpay' }),
      })
      expect(status).toBe(201)
      return body
    },
    readOrder,
    hasPaymentStatus: (id: string, paymentStatus: Order['paymentStatus']) =>
      eventually(async () => (await readOrder(id)).paymentStatus === paymentStatus),
    initialise: async (orderId: string) => {
      const { status, body } = await awa.tries.initializePayment({ body: { orderId } })
      expect(body).toMatchObject({ success: true })
      expect(status).toBe(200)
      return { transactionId: body.transaction_id as string, paymentUrl: body.payment_url as string }
    },
    attemptsOf: (orderId: string) =>
      db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id),
    refundsOf: (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    paymentEventsOf: async (orderId: string) => {
      const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
      return events.filter(event => event.kind === 'payment').map(event => event.toStatus)
    },
  }
}
