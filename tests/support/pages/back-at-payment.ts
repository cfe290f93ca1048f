import type { Page } from 'playwright-core'
import type { Database } from '#database/connect.ts'
import { createOrder, type Product } from '#tests/support/makers/products-and-orders.ts'
import { fillCart } from '#tests/support/pages/shopping.ts'
import { open } from '#tests/support/pages/visitors.ts'

type Left = { customerId: string; phone?: string; product: Product; quantity: number }

/**
 * Opens the payment page of an order awaiting payment, whose products are still in the cart.
 * @returns the order's id
 */
export async function backAtPayment(
  db: Database,
  page: Page,
  { product, quantity, ...fields }: Left,
): Promise<string> {
  const lines = [{ productId: product.id, quantity }]
  const { id } = await createOrder(db, { ...fields, lines, paymentMethod: 'cinetpay' })
  await fillCart(page, [{ product, quantity }])
  await open(page, `/checkout?order=${id}`)
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
  return id
}
