import { eq } from 'drizzle-orm'
import { centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { payments } from '#database/schema/payments.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { arePaidOut, insertRefund, lockRefundsOf, wereRefunded, withdrawRefunds } from '../money/public.ts'
import { lockOrderForPayment, markOrderPaid, type RefundLedger } from '../orders/public.ts'
import { findSettledAttempt } from './payments.queries.ts'

/**
 * Creates the refund ledger, based on settled payment attempts. It only records refunds; sending money is a separate step.
 */
export function openRefundLedger({ clock }: Pick<Deps, 'clock'>): RefundLedger {
  return {
    async oweShortage(tx, shortage) {
      const paid = await findSettledAttempt(tx, shortage.orderId)
      if (!paid) throw new Error(`nobody paid the order ${shortage.orderId} online`)
      await insertRefund(tx, { ...shortage, paymentId: paid.id, createdAt: clock() })
    },

    async oweProblem(tx, problem) {
      const paid = await findSettledAttempt(tx, problem.orderId)
      await insertRefund(tx, { ...problem, paymentId: paid?.id ?? null, createdAt: clock() })
    },

    async owe(tx, { orderId, parcels, reason }) {
      const paid = await findSettledAttempt(tx, orderId)
      if (!paid) return
      for (const { id: parcelId, subtotal: amount } of parcels) {
        const owed = { orderId, paymentId: paid.id, parcelId, amount, reason, createdAt: clock() }
        await insertRefund(tx, owed)
      }
    },

    findWithdrawable: paymentOfRevivedOrder,

    async withdraw(tx, orderId) {
      const payment = await paymentOfRevivedOrder(tx, orderId)
      if (!payment) return
      const { paymentId, amount, isSettled } = payment
      const order = await lockOrderForPayment(tx, orderId)
      // The payment is smaller than the revived order.
      if (!order || centimesOf(amount) < centimesOf(order.total)) return refuse('payment_too_small')
      await withdrawRefunds(tx, paymentId, clock())
      // The payment was surplus when the order was cancelled; it now settles the revived order.
      if (!isSettled) await tx.update(payments).set({ settledAt: clock() }).where(eq(payments.id, paymentId))
      await markOrderPaid(tx, { clock }, orderId)
    },

    async refuseIfPaidOut(tx, parcelIds) {
      if (await arePaidOut(tx, parcelIds)) refuse('paid_out')
      if (await wereRefunded(tx, parcelIds)) refuse('problem_refunded')
    },
  }
}

/**
 * The payment whose refund is due to the cancellation; duplicate payments stay due.
 * @throws Refused `refund_done`
 */
async function paymentOfRevivedOrder(tx: Transaction, orderId: string) {
  const owed = await lockRefundsOf(tx, orderId)
  const settled = await findSettledAttempt(tx, orderId)
  const ofTheOrder = settled
    ? owed.filter(refund => refund.paymentId === settled.id)
    : owed.filter(refund => refund.paymentId === owed[0]?.paymentId)
  if (ofTheOrder.some(refund => refund.status === 'done' || refund.isBeingSent)) refuse('refund_done')
  return ofTheOrder[0] ?? null
}
