import type { Order } from '#contract/orders/schemas.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

/** Are these just the things that were ordered? Then the cart has served its turn with the order. */
export function holdsOrder(
  items: readonly Pick<CartItem, 'id' | 'quantity'>[],
  order: { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] },
): boolean {
  const ordered = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]))
  return items.length === ordered.size && items.every(({ id, quantity }) => ordered.get(id) === quantity)
}
