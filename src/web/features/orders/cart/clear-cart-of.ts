import { cart } from '#web/features/orders/cart/cart-store.ts'
import { hasSameProducts, holdsOrder, type Ordered } from '#web/features/orders/cart/holds-order.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'

/**
 * An order was cancelled, paid or taken into cash. Where the cart holds its products, what this tab has sent without an answer was
 * that order: the next one is another.
 */
export function settleAttemptOf(order: Ordered): void {
  if (hasSameProducts(cart.items(), order)) orderAttempt.forget()
}

/** Empties the cart of what was ordered, once nothing can bring it back; one that was filled anew meanwhile stays. */
export function clearCartOf(order: Ordered): void {
  settleAttemptOf(order)
  if (holdsOrder(cart.items(), order)) cart.clear()
}
