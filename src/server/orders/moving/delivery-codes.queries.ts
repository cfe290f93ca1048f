import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { parcels } from '#database/schema/orders.ts'

/** The code of a parcel and how often it was missed, locked until the transaction ends. */
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

/** The codes of an order's parcels that are under way, by their ids. For what is said to its customer alone. */
export async function findDeliveryCodes(db: Executor, orderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ parcelId: deliveryCodes.parcelId, code: sql<string>`${deliveryCodes.code}` })
    .from(deliveryCodes)
    .innerJoin(parcels, eq(parcels.id, deliveryCodes.parcelId))
    .where(and(eq(parcels.orderId, orderId), isNotNull(deliveryCodes.code)))
  return new Map(rows.map(({ parcelId, code }) => [parcelId, code]))
}
