import type { Order } from '#contract/orders/schemas.ts'

type Things = readonly { id: string }[]
export type Ordered = { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] }

/** Are all products of an order among these, whatever the quantities? To order these would double it. */
export const containsProductsOf = (things: Things, order: Ordered): boolean =>
  order.items.every(({ productId }) => things.some(({ id }) => id === productId))

/** Which unpaid orders would be doubled by these things, but those that the person means to double. */
export const duplicatedOrders = <One extends Ordered & { id: string }>(
  things: Things,
  unpaid: readonly One[],
  meant: readonly string[],
): One[] => unpaid.filter(order => !meant.includes(order.id) && containsProductsOf(things, order))

/** Are these the products that were ordered, and no others? */
export const hasSameProducts = (things: Things, order: Ordered): boolean =>
  things.length === order.items.length && containsProductsOf(things, order)
