import type { Order } from '#contract/orders/schemas.ts'

type Things = readonly { id: string }[]
export type Ordered = { items: readonly Pick<Order['items'][number], 'productId' | 'quantity'>[] }

/** Are all products of an order among these, whatever the quantities? To order these would double it. */
export const holdsProductsOf = (things: Things, order: Ordered): boolean =>
  order.items.every(({ productId }) => things.some(({ id }) => id === productId))

/** Are these the products that were ordered, and no others? */
export const hasSameProducts = (things: Things, order: Ordered): boolean =>
  things.length === order.items.length && holdsProductsOf(things, order)
