// Every page that has come alive loads these, with the cart: they stand apart from the facts of orders.

/** Lines of one order, at most. */
export const MAX_LINES = 100

/** How much of one product an order has, at most. */
export const MAX_QUANTITY = 10_000
