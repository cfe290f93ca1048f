import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { parcels } from '#database/schema/orders.ts'

/** Locks and returns the delivery code of a parcel with its count of wrong attempts. */
export async function lockDeliveryCode(tx: Transaction, parcelId: string) {
  const [row] = await tx
    .select({ code: deliveryCodes.code, wrongTries: deliveryCodes.wrongTries })
    .from(deliveryCodes)
    .where(eq(deliveryCodes.parcelId, parcelId))
    .for('update')
    .prepare('delivery_code_lock')
    .execute()
  return row
}

export async function countWrongTry(tx: Transaction, parcelId: string): Promise<void> {
  await tx
    .update(deliveryCodes)
    .set({ wrongTries: sql`${deliveryCodes.wrongTries} + 1` })
    .where(eq(deliveryCodes.parcelId, parcelId))
    .prepare('delivery_code_missed')
    .execute()
}

/** Delivery codes of an order's active parcels, by parcel id. Only for the customer. */
export async function findDeliveryCodes(db: Executor, orderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ parcelId: deliveryCodes.parcelId, code: sql<string>`${deliveryCodes.code}` })
    .from(deliveryCodes)
    .innerJoin(parcels, eq(parcels.id, deliveryCodes.parcelId))
    .where(and(eq(parcels.orderId, orderId), isNotNull(deliveryCodes.code)))
  return new Map(rows.map(({ parcelId, code }) => [parcelId, code]))
}
