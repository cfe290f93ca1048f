import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderItems, orders, parcels } from '#database/schema/orders.ts'
import { lockOrder } from '../orders.queries.ts'

export type ItemRow = typeof orderItems.$inferSelect

/** Locks the order of a parcel and returns both; null when there is none. */
export async function lockParcel(tx: Transaction, parcelId: string) {
  const [found] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId))
  const locked = found && (await lockOrder(tx, found.orderId))
  const parcel = locked?.parcels.find(({ id }) => id === parcelId)
  return locked && parcel ? { ...locked, parcel } : null
}

/** The lines of a parcel. Requires the order lock. */
export async function listItemsOf(tx: Transaction, parcelId: string): Promise<ItemRow[]> {
  return tx.select().from(orderItems).where(eq(orderItems.parcelId, parcelId)).orderBy(orderItems.id)
}

/** Reduces a line if its quantity is unchanged (guarded update). */
export async function lowerItem(
  tx: Transaction,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderItems)
    .set({ quantity: to, missing: sql`${orderItems.missing} + ${from - to}` })
    .where(and(eq(orderItems.id, id), eq(orderItems.quantity, from)))
  return rowCount === 1
}

/** Reduces the totals of a parcel and its order if the subtotal is unchanged (guarded update). */
export async function lowerTotals(
  tx: Transaction,
  parcel: Pick<typeof parcels.$inferSelect, 'id' | 'orderId' | 'subtotal'>,
  less: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(parcels)
    .set({ subtotal: sql`${parcels.subtotal} - ${less}` })
    .where(and(eq(parcels.id, parcel.id), eq(parcels.subtotal, parcel.subtotal)))
  await tx
    .update(orders)
    .set({ total: sql`${orders.total} - ${less}` })
    .where(eq(orders.id, parcel.orderId))
  return rowCount === 1
}
