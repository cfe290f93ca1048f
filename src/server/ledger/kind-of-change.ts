import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import type { LedgerKind } from '#database/schema/ledger.ts'
import type { ParcelState } from './holdings.ts'

const kindOfPayment = { completed: 'payment', failed: 'payment_failed', pending: 'payment_reopened' } as const

/** The ledger kind of a change of a parcel's status or payment status (not both). */
export function kindOfChange(before: ParcelState, after: ParcelState, method: PaymentMethod): LedgerKind {
  const { paymentStatus } = after
  if (before.paymentStatus !== paymentStatus) {
    return paymentStatus === 'completed' && !isOnline(method) ? 'cash' : kindOfPayment[paymentStatus]
  }
  if (after.status === 'cancelled') return 'cancellation'
  if (before.status === 'cancelled') return 'revival'
  return after.status === 'delivered' ? 'delivery' : 'delivery_undone'
}
