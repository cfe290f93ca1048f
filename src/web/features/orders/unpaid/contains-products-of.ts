import type { Order } from '#contract/orders/schemas.ts'

type Things = readonly { id: string }[]
export type Ordered = { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] }

/** Whether these items include all products of an order, in any quantity: ordering them would duplicate it. */
export const containsProductsOf = (things: Things, order: Ordered): boolean =>
  order.items.every(({ productId }) => things.some(({ id }) => id === productId))

/** Unpaid orders that ordering these items would duplicate, except those duplicated on purpose. */
export const duplicatedOrders = <One extends Ordered & { id: string }>(
  things: Things,
  unpaid: readonly One[],
  meant: readonly string[],
): One[] => unpaid.filter(order => !meant.includes(order.id) && containsProductsOf(things, order))

/** Whether the products are exactly the same. */
export const hasSameProducts = (things: Things, order: Ordered): boolean =>
  things.length === order.items.length && containsProductsOf(things, order)
