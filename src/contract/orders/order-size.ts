// Loaded by every hydrated page, with the cart: kept apart from the larger facts of orders.

/** Maximum lines of an order. */
export const MAX_LINES = 100

/** Maximum quantity of a product per order. */
export const MAX_QUANTITY = 10_000
