import type { Transaction } from '#database/connect.ts'

/** What orders ask of payments when paid goods will not come, or come back. Payments implement it. */
export type RefundLedger = {
  /** Parcels of a paid order were cancelled: their money is owed to the customer. Does nothing when nobody paid online. */
  owe: (
    tx: Transaction,
    cancelled: { orderId: string; parcels: readonly { id: string; subtotal: string }[]; reason: string },
  ) => Promise<void>
  /** Less than was paid is in a parcel: that money is owed to the customer, once for each time that its vendor says so. */
  oweShortage: (
    tx: Transaction,
    shortage: { orderId: string; parcelId: string; shortageId: string; amount: string; reason: string },
  ) => Promise<void>
  /** A problem of a delivered parcel is refunded: that money is owed to the customer, however it paid. */
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
