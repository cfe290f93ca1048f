import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import type { Database } from '#database/connect.ts'
import { findDeliveryDateSet, listEventActors, readOrder } from '../orders/public.ts'
import { listAttempts } from '../payments/public.ts'

/** An order with its payments and who did what; undefined when there is none. */
export async function readAdminOrder(db: Database, orderId: string): Promise<AdminOrder | undefined> {
  const order = await readOrder(db, { as: 'admin' }, orderId)
  if (!order) return undefined
  const attempts = await listAttempts(db, orderId)
  const actors = await listEventActors(db, orderId)
  const deliveryDateSet = await findDeliveryDateSet(db, orderId)
  return {
    ...order,
    totalAmount: order.total,
    deliveryDateSet: deliveryDateSet?.toISOString() ?? null,
    payments: attempts.map(attempt => ({
      ...attempt,
      createdAt: attempt.createdAt.toISOString(),
      settledAt: attempt.settledAt?.toISOString() ?? null,
    })),
    history: order.events.map(event => ({ ...event, actorUsername: actors.get(event.id) ?? null })),
  }
}
