import { amountOf, centimesOf } from '#contract/money.ts'
import type { LedgerAccount, LedgerKind } from '#database/schema/ledger.ts'
import { type Holding, holdings } from './holdings.ts'

type Step = readonly [from: Holding | null, to: Holding | null]

/** Allowed transitions between holdings by kind of entry; null is outside of the shop. */
export const allowedMoves: Record<LedgerKind, readonly Step[]> = {
  payment: [
    [null, 'awaiting_delivery'],
    [null, 'earned'],
    ['to_collect', 'earned'],
  ],
  payment_failed: [['to_collect', null]],
  payment_reopened: [[null, 'to_collect']],
  cash: [
    [null, 'cash'],
    ['to_collect', 'cash'],
  ],
  delivery: [
    [null, 'to_collect'],
    [null, 'cash'],
    ['awaiting_delivery', 'earned'],
  ],
  delivery_undone: [
    ['to_collect', null],
    ['cash', null],
    ['earned', 'awaiting_delivery'],
  ],
  shortage: [['awaiting_delivery', 'refund_due']],
  cancellation: [
    ['to_collect', null],
    ['cash', null],
    ['awaiting_delivery', 'refund_due'],
    ['earned', 'refund_due'],
  ],
  revival: [
    [null, 'to_collect'],
    [null, 'cash'],
    ['refund_due', 'awaiting_delivery'],
    ['refund_due', 'earned'],
  ],
  payout: [
    ['earned', 'paid_out'],
    ['earned', 'paying_out'],
    ['paying_out', 'paid_out'],
    // Deducted: what the vendor owes for a parcel that was already paid out.
    ['paid_out', 'kept'],
    ['paying_out', 'kept'],
    ['paid_out', 'paying_out'],
  ],
  payout_returned: [
    ['paying_out', 'earned'],
    ['kept', 'paying_out'],
  ],
  surplus: [[null, 'refund_due']],
  surplus_used: [['refund_due', null]],
  refund: [
    ['refund_due', 'refunded'],
    ['refund_due', 'refunding'],
    ['refunding', 'refunded'],
    ['advanced', 'refunded'],
    ['advanced', 'refunding'],
  ],
  refund_returned: [
    ['refunding', 'refund_due'],
    ['refunding', 'advanced'],
  ],
  problem: [
    [null, 'borne_by_vendor'],
    [null, 'borne_by_amic'],
  ],
  withholding: [['earned', 'kept']],
}

export type LedgerEntry = {
  kind: LedgerKind
  at: Date
  orderId: string
  /** Null for surplus money. */
  parcel: { id: string; vendorId: string } | null
  amount: string
  from: Holding | null
  to: Holding | null
}

/**
 * The postings of an entry; they sum to zero.
 * @throws Error when the transition is not allowed for this kind
 */
export function postingsOf({
  kind,
  amount,
  from,
  to,
}: LedgerEntry): { account: LedgerAccount; amount: string }[] {
  if (!allowedMoves[kind].some(([before, after]) => before === from && after === to)) {
    throw new Error(`${kind} does not move money from ${from} to ${to}`)
  }
  const centimes = new Map<LedgerAccount, number>()
  const add = (account: LedgerAccount, change: number) =>
    centimes.set(account, (centimes.get(account) ?? 0) + change)
  const moved = centimesOf(amount)
  if (from) {
    add(holdings[from].place, -moved)
    add(holdings[from].owner, moved)
  }
  if (to) {
    add(holdings[to].place, moved)
    add(holdings[to].owner, -moved)
  }
  return [...centimes]
    .filter(([, change]) => change !== 0)
    .map(([account, change]) => ({ account, amount: amountOf(change) }))
}
