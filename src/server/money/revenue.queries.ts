import { and, count, desc, eq, gte, inArray, max, or, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor } from '#database/connect.ts'
import { sales } from '#database/schema/figures.ts'
import { orderEvents, orders, parcels } from '#database/schema/orders.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { problems } from '#database/schema/problems.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transferParcels, transfers } from '#database/schema/transfers.ts'
import { isOpenTransfer } from '../ledger/public.ts'
import { monthOf } from './statements/months.ts'

/** Condition: the vendor's parcels that were delivered or paid. */
const hasMoney = (vendorId: string) =>
  and(
    eq(parcels.vendorId, vendorId),
    or(eq(parcels.status, 'delivered'), eq(parcels.paymentStatus, 'completed')),
  )

/** One page of a vendor's parcels that were delivered or paid, latest order first, with their payments, refunds and payouts. */
export async function listParcelMoney(db: Executor, vendorId: string, { page, limit }: NumberedPage) {
  const [counted] = await db.select({ total: count() }).from(parcels).where(hasMoney(vendorId))
  const found = await db
    .select({ parcel: parcels, serial: orders.serial, paymentMethod: orders.paymentMethod })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(hasMoney(vendorId))
    .orderBy(desc(parcels.orderId))
    .limit(limit)
    .offset((page - 1) * limit)
  const { paidAt, refundsOf, payoutsOf, transfersOf } = await readMovements(
    db,
    found.map(({ parcel }) => parcel),
  )
  const rows = found.map(row => ({
    ...row,
    paidAt: paidAt.get(row.parcel.id) ?? null,
    refunds: refundsOf.get(row.parcel.id) ?? [],
    payouts: payoutsOf.get(row.parcel.id) ?? [],
    transfers: transfersOf.get(row.parcel.id) ?? [],
  }))
  return { rows, total: counted?.total ?? 0 }
}
export type ParcelMoneyRow = Awaited<ReturnType<typeof listParcelMoney>>['rows'][number]

/** Payment times, refunds, payouts and transfers of some parcels. */
async function readMovements(db: Executor, told: readonly { id: string; orderId: string }[]) {
  const ids = told.map(({ id }) => id)
  // By order, which has the indexes.
  const orderIds = told.map(({ orderId }) => orderId)
  const paid = await db
    .select({ parcelId: orderEvents.parcelId, at: max(orderEvents.createdAt) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, orderIds),
        inArray(orderEvents.parcelId, ids),
        eq(orderEvents.kind, 'payment'),
        eq(orderEvents.toStatus, 'completed'),
      ),
    )
    .groupBy(orderEvents.parcelId)
  // Refunds borne by AMIC do not concern the vendor.
  const givenBack = (
    await db
      .select({ refund: refunds, bornBy: problems.bornBy })
      .from(refunds)
      .leftJoin(problems, eq(problems.id, refunds.problemId))
      .where(and(inArray(refunds.orderId, orderIds), inArray(refunds.parcelId, ids)))
      .orderBy(refunds.id)
  ).flatMap(({ refund, bornBy }) => (bornBy === 'amic' ? [] : [refund]))
  const sentOn = await db
    .select({
      parcelId: payoutParcels.parcelId,
      amount: payoutParcels.amount,
      at: payouts.createdAt,
      reference: payouts.reference,
    })
    .from(payoutParcels)
    .innerJoin(payouts, eq(payouts.id, payoutParcels.payoutId))
    .where(inArray(payoutParcels.parcelId, ids))
    .orderBy(payouts.id)
  const underWay = await db
    .select({
      parcelId: transferParcels.parcelId,
      amount: transferParcels.amount,
      at: transfers.createdAt,
      reference: transfers.transactionId,
    })
    .from(transferParcels)
    .innerJoin(transfers, eq(transfers.id, transferParcels.transferId))
    .where(and(inArray(transferParcels.parcelId, ids), isOpenTransfer))
    .orderBy(transfers.id)
  return {
    paidAt: new Map(paid.map(({ parcelId, at }) => [parcelId, at])),
    refundsOf: Map.groupBy(givenBack, refund => refund.parcelId),
    payoutsOf: Map.groupBy(sentOn, ({ parcelId }) => parcelId),
    transfersOf: Map.groupBy(underWay, ({ parcelId }) => parcelId),
  }
}

const MONTHS = 12

/** The twelve months up to that of this instant, ascending. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, place) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - place), 1))),
  )
}

/** Amount that a vendor received for the orders of each of the last twelve months, zeros included. */
export async function listRevenueByMonth(
  db: Executor,
  vendorId: string,
  now: Date,
): Promise<{ month: string; revenue: string }[]> {
  const months = lastMonths(now)
  const month = sql<string>`to_char(${sales.day}, 'YYYY-MM')`
  const rows = await db
    .select({ month: month.as('month'), revenue: sql<string>`sum(${sales.revenue})::numeric(14,2)` })
    .from(sales)
    .where(and(eq(sales.subject, 'vendor'), eq(sales.subjectId, vendorId), gte(sales.day, `${months[0]}-01`)))
    .groupBy(sql`month`)
  return months.map(wanted => rows.find(row => row.month === wanted) ?? { month: wanted, revenue: '0.00' })
}
