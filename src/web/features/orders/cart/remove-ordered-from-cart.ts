import type { Order } from '#contract/orders/schemas.ts'
import { CLEARED_ORDERS_KEY } from '#web/features/accounts/customer-storage.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import {
  containsProductsOf,
  hasSameProducts,
  type Ordered,
} from '#web/features/orders/unpaid/contains-products-of.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Older payment pages are not revisited. */
const REMEMBERED_ORDERS = 20

/**
 * Ends an unanswered attempt when its order is settled and the cart holds exactly its products: the next order is another.
 */
export function settleAttemptOf(order: Ordered): void {
  if (hasSameProducts(cart.items(), order)) orderAttempt.clear()
}

/**
 * Records that an order was removed from the cart.
 * @returns false if it had been before
 */
const markCleared = (id: string): boolean =>
  withStorage(
    browserStorage,
    storage => {
      const cleared: string[] = JSON.parse(storage.getItem(CLEARED_ORDERS_KEY) ?? '[]')
      if (cleared.includes(id)) return false
      storage.setItem(CLEARED_ORDERS_KEY, JSON.stringify([...cleared, id].slice(-REMEMBERED_ORDERS)))
      return true
    },
    true,
  )

/** The cart without the ordered quantities. */
export function withoutOrdered<Item extends Pick<CartItem, 'id' | 'quantity'>>(
  items: readonly Item[],
  order: Ordered,
): Item[] {
  const ordered = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]))
  return items
    .map(item => ({ ...item, quantity: item.quantity - (ordered.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Removes an order's products from the cart once it can no longer be undone; once per order, across tabs and revisits. A cart
 * that was changed meanwhile and lacks some of the products is left alone.
 */
export function removeOrderedFromCart(order: Ordered & Pick<Order, 'id'>): void {
  settleAttemptOf(order)
  if (markCleared(order.id) && containsProductsOf(cart.items(), order))
    cart.replace(withoutOrdered(cart.items(), order))
}
