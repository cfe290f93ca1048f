import { dayOf } from '#contract/day-of.ts'
import type { Paged } from '#contract/endpoint.ts'
import type { ListVendorOrdersQuery, Order } from '#contract/orders/schemas.ts'
import type { Deps } from '../../deps.ts'
import { answerOrders } from './orders.answers.ts'
import { listOrderIdsByDay, type VendorViewer } from './orders-by-day.queries.ts'
import { readOrders } from './read-orders.queries.ts'

/**
 * A page of a vendor's orders as it acts on them: what waits for its answer, today's, what is late, the days to come, what has no day; then what is over,
 * the latest first.
 * @throws Refused `validation` for a cursor that is not one
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
