import type { Order } from '#contract/orders/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { listUnpaidOrderIds } from '../orders.queries.ts'
import { answerOrders } from './orders.answers.ts'
import { readOrders } from './read-orders.queries.ts'

/** A customer's orders that await their online payment, earliest deadline first. */
export async function readUnpaidOrders(db: Executor, customerId: string): Promise<Order[]> {
  const viewer = { as: 'customer', userId: customerId } as const
  const unpaid = answerOrders(viewer, await readOrders(db, viewer, await listUnpaidOrderIds(db, customerId)))
  return unpaid.toSorted((one, other) => (one.payBefore ?? '').localeCompare(other.payBefore ?? ''))
}
