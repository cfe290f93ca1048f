import { orderNumber } from '#contract/orders/order-number.ts'
import type { Database } from '#database/connect.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'

/** An order of a new customer from a new vendor. */
export async function sell(
  db: Database,
  customer: { fullName: string },
  fields: Partial<Parameters<typeof createOrder>[1]> = {},
) {
  const { id: customerId } = await createCustomer(db, { phone: '+2250707000001', ...customer })
  const { id: vendorId } = await createVendor(db)
  const { id: productId } = await createProduct(db, { vendorId })
  const order = await createOrder(db, { customerId, lines: [{ productId, quantity: 2 }], ...fields })
  return { ...order, number: orderNumber(order.serial) }
}
