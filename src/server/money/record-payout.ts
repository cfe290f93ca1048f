import type { PayVendorBody } from '#contract/money/payouts.schemas.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { postPayout } from '../ledger/public.ts'
import { findRecordedPayout, insertPayout, lockOwedParcels, lockVendorMoney } from './payouts.queries.ts'

/**
 * Records a payout of everything a vendor is owed, sent manually. Idempotent by reference, unless the owed amount is sent again;
 * of two concurrent payouts the second finds nothing owed.
 * @returns the id of the payout
 * @throws Refused `vendor_not_found`, `nothing_owed`, `reference_used`, and `owed_changed` when another amount was sent
 */
export async function recordPayout(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { vendorId, reference, amount: sent }: PayVendorBody,
): Promise<string> {
  return db.transaction(async tx => {
    if (!(await lockVendorMoney(tx, vendorId))) refuse('vendor_not_found')
    const known = await findRecordedPayout(tx, { vendorId, reference })
    const owed = await lockOwedParcels(tx, vendorId)
    const centimes = owed.reduce((sum, parcel) => sum + centimesOf(parcel.amount), 0)
    const amount = amountOf(centimes)
    if (known && (sent === undefined || (sent === known.amount && sent !== amount))) return known.id
    if (centimes <= 0) refuse('nothing_owed')
    if (sent !== undefined && sent !== amount) refuse('owed_changed', { amount })
    if (known) refuse('reference_used')
    const payout = { id: newId(), vendorId, amount, reference, createdAt: clock(), createdBy: admin.userId }
    await insertPayout(
      tx,
      payout,
      owed.map(parcel => ({ parcelId: parcel.id, amount: parcel.amount })),
    )
    await postPayout(tx, owed, { vendorId, at: payout.createdAt, to: 'paid_out' })
    await recordAuditEvent(tx, {
      admin,
      action: 'payout.made',
      target: { type: 'vendor', id: vendorId },
      before: null,
      after: { payoutId: payout.id, amount, reference, parcels: owed.length },
    })
    return payout.id
  })
}
