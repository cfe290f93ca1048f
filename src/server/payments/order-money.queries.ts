import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { payments, refunds } from '#database/schema/payments.ts'

/** Everything that was tried, paid, owed and given back of an order, the first first. */
export async function readOrderMoney(db: Executor, orderId: string) {
  const attempts = await db
    .select({
      id: payments.id,
      transactionId: payments.transactionId,
      amount: payments.amount,
      status: payments.status,
      method: payments.method,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  const owed = await db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
      reference: refunds.reference,
      createdAt: refunds.createdAt,
      settledAt: refunds.settledAt,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
  return { attempts, owed }
}
