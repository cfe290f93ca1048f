import { amountOf, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import type { LedgerKind } from '#database/schema/ledger.ts'
import type { Holding } from './holdings.ts'
import { postToLedger } from './post-to-ledger.ts'

/** What of a parcel a payout carries, an amount: below zero of one for which the vendor owes. */
type Share = { id: string; orderId: string; amount: string }
type Stage = 'earned' | 'paying_out' | 'paid_out'

/** Of what is kept, AMIC has what of the rest is not sent. */
const keptAt = (stage: Stage): Holding => (stage === 'earned' ? 'kept' : stage)

/**
 * Writes what a payout does to each parcel that it carries, from one stage to another. What is kept of it for a refund that the vendor
 * bears goes the other way: what was sent of that parcel before is less by it, and AMIC has it.
 */
export async function postPayout(
  tx: Transaction,
  shares: readonly Share[],
  {
    vendorId,
    at,
    kind = 'payout',
    from = 'earned',
    to,
  }: {
    vendorId: string
    at: Date
    kind?: Extract<LedgerKind, 'payout' | 'payout_returned'>
    from?: Stage
    to: Stage
  },
): Promise<void> {
  await postToLedger(
    tx,
    shares.map(({ id, orderId, amount }) => {
      const centimes = centimesOf(amount)
      const isSent = centimes > 0
      return {
        kind,
        at,
        orderId,
        parcel: { id, vendorId },
        amount: amountOf(Math.abs(centimes)),
        from: isSent ? from : keptAt(to),
        to: isSent ? to : keptAt(from),
      }
    }),
  )
}
