import type { Transaction } from '#database/connect.ts'

/** Port through which orders record refunds; implemented by payments. */
export type RefundLedger = {
  /** Records the refund of cancelled parcels; does nothing when nothing was paid online. */
  owe: (
    tx: Transaction,
    cancelled: { orderId: string; parcels: readonly { id: string; subtotal: string }[]; reason: string },
  ) => Promise<void>
  /** Records the refund of missing units, once per reported shortage. */
  oweShortage: (
    tx: Transaction,
    shortage: { orderId: string; parcelId: string; shortageId: string; amount: string; reason: string },
  ) => Promise<void>
  /** Records the refund of a problem, for any payment method. */
  oweProblem: (
    tx: Transaction,
    problem: { orderId: string; parcelId: string; problemId: string; amount: string; reason: string },
  ) => Promise<void>
  /**
   * The payment of a cancelled order whose refund is still due: its amount without missing units, and when it was opened. Null
   * when nothing was paid.
   * @throws Refused `refund_done` when one was already paid out
   */
  findWithdrawable: (tx: Transaction, orderId: string) => Promise<{ amount: string; openedAt: Date } | null>
  /**
   * Withdraws the due refunds of a cancelled order that is revived.
   * @throws Refused `refund_done` when one was already paid out, `payment_too_small` when the payment covered a part only
   */
  withdraw: (tx: Transaction, orderId: string) => Promise<void>
  /**
   * Checks that the delivery of parcels may be undone; the caller holds their row locks.
   * @throws Refused `paid_out` when their money was sent to the vendor, `problem_refunded` when part of it was refunded
   */
  refuseIfPaidOut: (tx: Transaction, parcelIds: readonly string[]) => Promise<void>
}
