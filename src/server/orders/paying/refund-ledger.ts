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
   * The payment of a cancelled order whose refund is still due: what of it pays for what was there, and when it was opened.
   * Null where nothing was paid.
   * @throws Refused `refund_done` when one was already paid out.
   */
  findWithdrawable: (tx: Transaction, orderId: string) => Promise<{ amount: string; openedAt: Date } | null>
  /**
   * A cancelled order lives again: refunds still due are withdrawn.
   * @throws Refused `refund_done` when one was already paid out, `payment_too_small` when the payment covered a part only.
   */
  withdraw: (tx: Transaction, orderId: string) => Promise<void>
  /**
   * Delivered parcels are to be taken back; the transaction holds their rows.
   * @throws Refused `paid_out` when their vendor has already been given their money, `problem_refunded` when some of it was given back.
   */
  refuseIfPaidOut: (tx: Transaction, parcelIds: readonly string[]) => Promise<void>
}
