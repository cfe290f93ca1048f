import type { Paged } from '#contract/endpoint.ts'
import type { ListVendorOrdersQuery, Order } from '#contract/orders/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { answerOrders } from './orders.answers.ts'
import { listOrderIds, readOrders, type Viewer } from './read-orders.queries.ts'

/**
 * One page of the orders that a viewer may see, newest first.
 * @throws Refused `validation` for an invalid cursor
 */
export async function listOrders(
  db: Executor,
  viewer: Viewer,
  query: ListVendorOrdersQuery,
): Promise<Paged<Order>> {
  const { ids, total, nextCursor } = await listOrderIds(db, viewer, query)
  return { items: answerOrders(viewer, await readOrders(db, viewer, ids)), total, nextCursor }
}
