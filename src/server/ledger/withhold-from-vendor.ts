import { amountOf, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { readHeld } from './balances.queries.ts'
import { postToLedger } from './post-to-ledger.ts'

/**
 * Withholds refund costs borne by a vendor from its unpaid money of the same parcel, so that a parcel is never both owed to and
 * by its vendor. The rest reduces the next payout. Requires the lock on the vendor's money.
 */
export async function withholdFromVendor(
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
