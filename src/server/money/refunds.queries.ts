import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { RefundStatus } from '#contract/money/facts.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { orders } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { sentOfRefund, underWayOfRefund } from '../ledger/public.ts'

type NewRefund = Pick<
  typeof refunds.$inferInsert,
  'orderId' | 'paymentId' | 'parcelId' | 'shortageId' | 'problemId' | 'amount' | 'reason' | 'createdAt'
>

/** Inserts a refund; undefined when the parcel or payment already has one. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  return inserted?.id
}

/** The holding that a due refund is paid from; AMIC advances refunds of problems. */
export const holdingOfDue = ({
  problemId,
}: Pick<typeof refunds.$inferSelect, 'problemId'>): 'advanced' | 'refund_due' =>
  problemId === null ? 'refund_due' : 'advanced'

/** Condition: refunds of a cancellation or a surplus, not of shortages or problems. */
const isOfOrder = and(isNull(refunds.shortageId), isNull(refunds.problemId))

/**
 * Locks the refunds of an order's cancellation or surplus. Returns each with its payment attempt and that attempt's amount
 * without missing units. Payments of another amount than requested are left out, since they never settle an order.
 */
export async function lockRefundsOf(tx: Transaction, orderId: string) {
  return tx
    .select({
      id: refunds.id,
      status: refunds.status,
      paymentId: payments.id,
      // Missing units are not part of a revived order.
      amount: sql<string>`${payments.amount} - coalesce((
        select sum(shortage.amount) from ${refunds} as shortage
        where shortage.payment_id = ${payments.id} and shortage.shortage_id is not null), 0)`,
      openedAt: payments.createdAt,
      isSettled: sql<boolean>`${payments.settledAt} is not null`,
      // Or was sent; after a failed transfer no money has left.
      isBeingSent: sql<boolean>`exists (
        select from ${transfers} where ${transfers.refundId} = ${refunds.id} and ${transfers.status} <> 'failed')`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), isNull(payments.receivedAmount), isOfOrder))
    .orderBy(payments.id)
    .for('update')
}

/**
 * Deletes the unpaid refunds of a payment, except for shortages and problems.
 * @returns the deleted ones
 */
export async function deleteDueRefunds(tx: Transaction, paymentId: string) {
  return tx
    .delete(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'due'), isOfOrder))
    .returning({ orderId: refunds.orderId, parcelId: refunds.parcelId, amount: refunds.amount })
}

/** The refund of a whole surplus payment; null when the payment settled its order. */
export async function findRefundOfPayment(
  db: Executor,
  paymentId: string,
): Promise<{ amount: string; reason: string } | null> {
  const [refund] = await db
    .select({ amount: refunds.amount, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.parcelId), isNull(payments.settledAt)))
  return refund ?? null
}

const selectRefunds = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      refund: refunds,
      serial: orders.serial,
      customer: { fullName: users.fullName, phone: users.phone },
      payer: { phone: payments.payerPhone, method: payments.method },
      sent: sentOfRefund,
      underWay: underWayOfRefund,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(where)
export type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number]

type RefundFilters = NumberedPage & {
  status: RefundStatus | undefined
  /** Serial of the order; null finds nothing, undefined all. */
  serial: number | null | undefined
}

const owedOfAll = sql<string>`coalesce(sum(${refunds.amount} - ${sentOfRefund}::numeric)
  filter (where ${refunds.status} = 'due'), 0)::numeric(14,2)`

/** One page of the refunds, with the total count and the sum still owed: of those due the longest awaited first, else the latest. */
export async function listRefunds(
  db: Executor,
  { status, serial, page, limit }: RefundFilters,
): Promise<{ rows: RefundRow[]; total: number; owed: string }> {
  if (serial === null) return { rows: [], total: 0, owed: '0.00' }
  const where = and(
    status && eq(refunds.status, status),
    serial === undefined ? undefined : eq(orders.serial, serial),
  )
  const rows = await selectRefunds(db, where)
    .orderBy(status === 'due' ? asc(refunds.id) : desc(refunds.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db
    .select({ total: count(), owed: owedOfAll })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
  return { rows, total: counted?.total ?? 0, owed: counted?.owed ?? '0.00' }
}

export async function findRefund(db: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await selectRefunds(db, eq(refunds.id, id))
  return row ?? null
}

/** Marks a due refund as paid; false when it is no longer due. */
export async function markRefundDone(
  tx: Transaction,
  id: string,
  done: { reference: string; settledAt: Date; settledBy: string | null },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(refunds)
    .set({ ...done, status: 'done' })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'due')))
  return rowCount === 1
}

/** Number of due refunds. */
export async function countRefundsDue(db: Executor): Promise<number> {
  return db.$count(refunds, eq(refunds.status, 'due'))
}
