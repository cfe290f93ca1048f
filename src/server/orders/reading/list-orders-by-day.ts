import { dayOf } from '#contract/day-of.ts'
import type { Paged } from '#contract/endpoint.ts'
import type { ListVendorOrdersQuery, Order } from '#contract/orders/schemas.ts'
import type { Deps } from '../../deps.ts'
import { answerOrders } from './orders.answers.ts'
import { listOrderIdsByDay, type VendorViewer } from './orders-by-day.queries.ts'
import { readOrders } from './read-orders.queries.ts'

/**
 * One page of a vendor's orders by urgency: to answer, today, late, upcoming, without a day; then the completed ones, latest
 * first.
 * @throws Refused `validation` for an invalid cursor
 */
export async function listOrdersByDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: VendorViewer,
  query: ListVendorOrdersQuery,
): Promise<Paged<Order>> {
  const { ids, total, nextCursor } = await listOrderIdsByDay(db, viewer, query, dayOf(clock()))
  const orders = answerOrders(viewer, await readOrders(db, viewer, ids))
  const items = orders.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { items, total, nextCursor }
}
