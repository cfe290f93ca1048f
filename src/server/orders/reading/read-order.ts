import type { Order } from '#contract/orders/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { answerOrders } from './orders.answers.ts'
import { readOrders, type Viewer } from './read-orders.queries.ts'

/** An order as its viewer may see it; undefined when the viewer may not. */
export async function readOrder(db: Executor, viewer: Viewer, orderId: string): Promise<Order | undefined> {
  return answerOrders(viewer, await readOrders(db, viewer, [orderId]))[0]
}
