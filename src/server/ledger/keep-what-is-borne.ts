import { amountOf, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { readHeld } from './balances.queries.ts'
import { postToLedger } from './post-to-ledger.ts'

/**
 * Keeps what a vendor bears of the money of the same parcel that was not sent to it yet: of no parcel money is owed to its vendor and
 * owed by it. What is more than that lessens the next payout. The act holds the vendor's money.
 */
export async function keepWhatIsBorne(
  tx: Transaction,
  parcel: { id: string; orderId: string; vendorId: string },
  at: Date,
): Promise<void> {
  const { held, owed } = await readHeld(tx, parcel)
  const kept = Math.min(centimesOf(held), centimesOf(held) - centimesOf(owed))
  if (kept <= 0) return
  const { orderId } = parcel
  await postToLedger(tx, [
    { kind: 'withholding', at, orderId, parcel, amount: amountOf(kept), from: 'earned', to: 'kept' },
  ])
}
