import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import type { Database } from '#database/connect.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import { findDeliveryDateSet, listEventActors, readOrder } from '../orders/public.ts'
import { listAttempts } from '../payments/public.ts'

/** An order with its payments and the authors of its events, read in one snapshot; undefined when there is none. */
export const readAdminOrder = (db: Database, orderId: string): Promise<AdminOrder | undefined> =>
  inSnapshot(db, async tx => {
    const order = await readOrder(tx, { as: 'admin' }, orderId)
    if (!order) return undefined
    const attempts = await listAttempts(tx, orderId)
    const actors = await listEventActors(tx, orderId)
    const deliveryDateSet = await findDeliveryDateSet(tx, orderId)
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
  })
