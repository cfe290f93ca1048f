import { and, count, desc, eq, inArray, max, or } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { orderEvents, orders, parcels } from '#database/schema/orders.ts'
import { refunds } from '#database/schema/payments.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'

/** A parcel has a story of money once it is delivered or paid. */
const hasMoney = (vendorId: string) =>
  and(
    eq(parcels.vendorId, vendorId),
    or(eq(parcels.status, 'delivered'), eq(parcels.paymentStatus, 'completed')),
  )

/** One page of a vendor's parcels that have a story of money, the latest order first, with all that tells it. */
export async function listParcelMoney(
  db: Executor,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
) {
  const [counted] = await db.select({ total: count() }).from(parcels).where(hasMoney(vendorId))
  const found = await db
    .select({ parcel: parcels, serial: orders.serial, paymentMethod: orders.paymentMethod })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(hasMoney(vendorId))
    .orderBy(desc(parcels.orderId))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = found.map(({ parcel }) => parcel.id)
  const { paidAt, refundsOf, payoutOf } = await readMoneyOf(db, ids)
  const rows = found.map(row => ({
    ...row,
    paidAt: paidAt.get(row.parcel.id) ?? null,
    refunds: refundsOf.get(row.parcel.id) ?? [],
    payout: payoutOf.get(row.parcel.id) ?? null,
  }))
  return { rows, total: counted?.total ?? 0 }
}
export type ParcelMoneyRow = Awaited<ReturnType<typeof listParcelMoney>>['rows'][number]

/** When some parcels were paid, what of them was given back, and the payouts that cover them. */
async function readMoneyOf(db: Executor, parcelIds: readonly string[]) {
  const ids = [...parcelIds]
  const paid = await db
    .select({ parcelId: orderEvents.parcelId, at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.parcelId, ids),
        eq(orderEvents.kind, 'payment'),
        eq(orderEvents.toStatus, 'completed'),
      ),
    )
    .groupBy(orderEvents.parcelId)
  const givenBack = await db.select().from(refunds).where(inArray(refunds.parcelId, ids)).orderBy(refunds.id)
  const sentOn = await db
    .select({ parcelId: payoutParcels.parcelId, payout: payouts })
    .from(payoutParcels)
    .innerJoin(payouts, eq(payouts.id, payoutParcels.payoutId))
    .where(inArray(payoutParcels.parcelId, ids))
  return {
    paidAt: new Map(paid.map(({ parcelId, at }) => [parcelId, at])),
    refundsOf: Map.groupBy(givenBack, refund => refund.parcelId),
    payoutOf: new Map(sentOn.map(({ parcelId, payout }) => [parcelId, payout])),
  }
}
