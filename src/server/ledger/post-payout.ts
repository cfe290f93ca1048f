import { amountOf, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import type { LedgerKind } from '#database/schema/ledger.ts'
import type { Holding } from './holdings.ts'
import { postToLedger } from './post-to-ledger.ts'

/** A parcel's share of a payout; negative when the vendor owes for it. */
type Share = { id: string; orderId: string; amount: string }
type Stage = 'earned' | 'paying_out' | 'paid_out'

/** The holding of a withheld amount at a stage of the payout. */
const keptAt = (stage: Stage): Holding => (stage === 'earned' ? 'kept' : stage)

/**
 * Posts a payout by parcel, from one stage to another. Negative shares (refunds borne by the vendor) are posted in the opposite
 * direction, as withheld by AMIC.
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
