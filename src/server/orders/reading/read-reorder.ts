import type { ReorderLine } from '#contract/orders/schemas.ts'
import { listProductsOnSale } from '../../catalogue/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { readOrder } from './read-order.ts'

/**
 * The lines of a customer's order with what can still be bought of them. Changes nothing: the cart is in the browser.
 * @throws Refused `order_not_found`
 */
export async function readReorder(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedIn,
  orderId: string,
): Promise<ReorderLine[]> {
  const order = (await readOrder(db, { as: 'customer', userId }, orderId)) ?? refuse('order_not_found')
  const onSale = await listProductsOnSale(
    db,
    order.items.map(item => item.productId),
  )
  const products = new Map(onSale.map(product => [product.id, product]))
  return order.items.map(({ productId, product: { name }, orderedQuantity, price }) => ({
    productId,
    name,
    quantity: orderedQuantity,
    price,
    product: products.get(productId) ?? null,
  }))
}
