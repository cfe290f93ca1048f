import { cart } from '#web/features/orders/cart/cart-store.ts'
import { holdsOrder, type Ordered } from '#web/features/orders/cart/holds-order.ts'
import { settleAttemptOf } from '#web/features/orders/cart/settle-attempt-of.ts'

/** Empties the cart of what was ordered, once nothing can bring it back; one that was filled anew meanwhile stays. */
export function clearCartOf(order: Ordered): void {
  settleAttemptOf(order)
  if (holdsOrder(cart.items(), order)) cart.clear()
}
