import { centimesOf } from '#contract/money.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { holdingOf, type ParcelState } from './holdings.ts'
import { kindOfChange } from './kind-of-change.ts'
import { postToLedger } from './post-to-ledger.ts'

type Parcel = ParcelState & { id: string; orderId: string; vendorId: string; subtotal: string }

/** Posts the effect of parcel status changes; skips parcels whose holding does not change, and empty ones. */
export async function postParcelMoves(
  tx: Transaction,
  parcels: readonly Parcel[],
  { to, method, at }: { to: Partial<ParcelState>; method: PaymentMethod; at: Date },
): Promise<void> {
  const entries = parcels.map(parcel => {
    const after = { ...parcel, ...to }
    return {
      kind: kindOfChange(parcel, after, method),
      at,
      orderId: parcel.orderId,
      parcel,
      amount: parcel.subtotal,
      from: holdingOf(parcel, method),
      to: holdingOf(after, method),
    }
  })
  await postToLedger(
    tx,
    entries.filter(({ from, to: held, amount }) => from !== held && centimesOf(amount) > 0),
  )
}
