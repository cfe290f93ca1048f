import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { payments, refunds } from '#database/schema/payments.ts'

type NewRefund = Pick<
  typeof refunds.$inferInsert,
  'orderId' | 'paymentId' | 'parcelId' | 'amount' | 'reason' | 'createdAt'
>

/** Owes money once: a parcel, or a whole payment, that is already in the ledger stays as it is. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<void> {
  await tx.insert(refunds).values(refund).onConflictDoNothing()
}

/** The refunds of an order, each with the attempt whose money it gives back, locked until the transaction ends. */
export async function lockRefundsOf(tx: Transaction, orderId: string) {
  return tx
    .select({
      id: refunds.id,
      status: refunds.status,
      paymentId: refunds.paymentId,
      amount: payments.amount,
      isSettled: sql<boolean>`${payments.settledAt} is not null`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(payments.id)
    .for('update')
}

/** Removes what is owed of one payment, unless it was given back. */
export async function deleteDueRefunds(tx: Transaction, paymentId: string): Promise<void> {
  await tx.delete(refunds).where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'due')))
}
