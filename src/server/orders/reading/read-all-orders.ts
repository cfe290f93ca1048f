import type { Order } from '#contract/orders/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { answerOrders } from './orders.answers.ts'
import { listOrderIds, readOrders, type Viewer } from './read-orders.queries.ts'

const AT_ONCE = 100

/** All orders of a customer, newest first. */
export async function readAllOrdersOf(db: Executor, userId: string): Promise<Order[]> {
  const viewer: Viewer = { as: 'customer', userId }
  const read: Order[] = []
  let cursor: string | undefined
  do {
    const page = await listOrderIds(db, viewer, { limit: AT_ONCE, cursor })
    read.push(...answerOrders(viewer, await readOrders(db, viewer, page.ids)))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return read
}
