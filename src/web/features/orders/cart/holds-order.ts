import type { Order } from '#contract/orders/schemas.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

type InCart = Pick<CartItem, 'id' | 'quantity'>
export type Ordered = { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] }

/** Are all products of an order among these, whatever the quantities? To order these would double it. */
export const holdsProductsOf = (items: readonly Pick<InCart, 'id'>[], order: Ordered): boolean =>
  order.items.every(({ productId }) => items.some(({ id }) => id === productId))

/** Are these the products that were ordered, and no others? */
export const hasSameProducts = (items: readonly Pick<InCart, 'id'>[], order: Ordered): boolean =>
  items.length === order.items.length && holdsProductsOf(items, order)

/** What is left once that which was ordered is taken out. */
export function withoutOrdered<Item extends InCart>(items: readonly Item[], order: Ordered): Item[] {
  const ordered = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]))
  return items
    .map(item => ({ ...item, quantity: item.quantity - (ordered.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}
