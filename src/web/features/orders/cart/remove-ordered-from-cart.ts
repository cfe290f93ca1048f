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

/** Nobody comes back to the page of a payment after so many others. */
const REMEMBERED_ORDERS = 20

/**
 * An order was cancelled, paid or taken into cash. Where the cart holds its products and no others, what this browser has sent without an
 * answer was that order: the next one is another.
 */
export function settleAttemptOf(order: Ordered): void {
  if (hasSameProducts(cart.items(), order)) orderAttempt.forget()
}

/** Notes that the cart was cleared of an order. @returns false when it had been before */
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

/** What is left of a cart once that which was ordered is taken out. */
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
 * Takes out of the cart what was ordered, once nothing can bring it back: one time, however many tabs hear of it and however often the
 * page of the payment is opened. A cart that was filled anew meanwhile, without all its products, stays.
 */
export function removeOrderedFromCart(order: Ordered & Pick<Order, 'id'>): void {
  settleAttemptOf(order)
  if (markCleared(order.id) && containsProductsOf(cart.items(), order))
    cart.replace(withoutOrdered(cart.items(), order))
}
