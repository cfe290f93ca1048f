import { and, eq, max } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderEvents, parcels } from '#database/schema/orders.ts'

/** When the last of an order was delivered: of what was brought, and not taken back or cancelled since. */
export async function findLastDelivery(tx: Transaction, orderId: string): Promise<Date | null> {
  const [last] = await tx
    .select({ at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .innerJoin(parcels, and(eq(parcels.id, orderEvents.parcelId), eq(parcels.status, 'delivered')))
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.toStatus, 'delivered'),
      ),
    )
    .prepare('order_last_delivery')
    .execute()
  return last?.at ?? null
}
