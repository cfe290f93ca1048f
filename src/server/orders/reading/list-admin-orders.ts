import type { NumberedPage } from '#contract/common.ts'
import type { ListAdminOrdersQuery, ListedOrder } from '#contract/orders/admin.schemas.ts'
import type { Deps } from '../../deps.ts'
import { listAdminOrderIds } from './all-orders.queries.ts'
import { answerOrders } from './orders.answers.ts'
import { readOrders } from './read-orders.queries.ts'

/** One page of all orders, as the administration sees them. */
export async function listAdminOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { stale, stranded, ...filters }: ListAdminOrdersQuery,
): Promise<NumberedPage & { items: ListedOrder[]; total: number }> {
  const staleAt = stale ? clock() : undefined
  const { ids, total } = await listAdminOrderIds(db, {
    ...filters,
    staleAt,
    isStranded: stranded === '1',
  })
  const viewer = { as: 'admin' } as const
  const rows = await readOrders(db, viewer, ids)
  const items = answerOrders(viewer, rows).map((order, place) => ({
    ...order,
    totalAmount: order.total,
    deliveryDateSet: rows.orders[place]!.order.deliveryDate?.toISOString() ?? null,
  }))
  return { items, total, page: filters.page, limit: filters.limit }
}
