import type { CartDifference } from '#web/features/orders/cart/cart-differences.ts'

/** What the cart page is told by the order that was just bought again. */
export type ReorderOutcome = {
  /** The order's number. */
  number: string
  differences: CartDifference[]
  /** Did some of it find no room in the cart? */
  isCartFull: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    reorder?: ReorderOutcome
  }
}
