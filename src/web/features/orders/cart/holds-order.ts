import type { Order } from '#contract/orders/schemas.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

type InCart = Pick<CartItem, 'id' | 'quantity'>
export type Ordered = { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] }

/** Are these the products that were ordered, whatever the quantities? Another order of them would double it. */
export function hasSameProducts(items: readonly Pick<InCart, 'id'>[], order: Ordered): boolean {
  const ordered = new Set(order.items.map(({ productId }) => productId))
  return items.length === ordered.size && items.every(({ id }) => ordered.has(id))
}

/** Are these just the things that were ordered? Then the cart has served its turn with the order. */
export function holdsOrder(items: readonly InCart[], order: Ordered): boolean {
  const ordered = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]))
  return items.length === ordered.size && items.every(({ id, quantity }) => ordered.get(id) === quantity)
}
