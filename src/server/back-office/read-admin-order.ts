import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Database } from '#database/connect.ts'
import { listEventActors, readOrder } from '../orders/public.ts'
import { readOrderMoney } from '../payments/public.ts'

/** An order with its payments, its refunds and who did what; undefined when there is none. */
export async function readAdminOrder(db: Database, orderId: string): Promise<AdminOrder | undefined> {
  const order = await readOrder(db, { as: 'admin' }, orderId)
  if (!order) return undefined
  const { attempts, owed } = await readOrderMoney(db, orderId)
  const actors = await listEventActors(db, orderId)
  const dates = ({ createdAt, settledAt }: { createdAt: Date; settledAt: Date | null }) => ({
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  })
  return {
    ...order,
    payments: attempts.map(attempt => ({ ...attempt, ...dates(attempt) })),
    refunds: owed.map(refund => ({ ...refund, ...dates(refund) })),
    history: order.events.map(event => ({ ...event, actorUsername: actors.get(event.id) ?? null })),
  }
}
