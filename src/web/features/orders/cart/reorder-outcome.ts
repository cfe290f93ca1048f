import type { CartDifference } from '#web/features/orders/cart/cart-differences.ts'

/** Outcome of a reorder, for the cart page. */
export type ReorderOutcome = {
  /** The order's number. */
  number: string
  differences: CartDifference[]
  /** True when the cart was too full for some of it. */
  isCartFull: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    reorder?: ReorderOutcome
  }
}
