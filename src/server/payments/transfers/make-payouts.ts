import { amountOf, amountOfFcfa, centimesOf, centimesOfFcfa } from '#contract/money.ts'
import type { LeftOutReason } from '#contract/payments/transfer-facts.ts'
import type { LeftOut, MakeTransfersBody } from '#contract/payments/transfers.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { postPayout } from '../../ledger/public.ts'
import { findPayoutNumber, hasOpenPayout, lockOwedParcels, lockVendorMoney } from '../../money/public.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import type { TransferProvider } from '../providers/transfer-provider.ts'
import { createTransfer } from './create-transfer.ts'
import { type PayoutPlan, type PayoutRules, planPayout } from './plan-payout.ts'
import { readPayoutRules } from './preview-transfers.ts'
import { shareAmong } from './split-amount.ts'
import { listVendorsToPay } from './vendors-to-pay.queries.ts'

type PayDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>
type Sender = { provider: PaymentProvider; transfers: TransferProvider }
type Admin = SignedIn & {
  circumstances: PayoutRules
  sender: Sender
  /** Amounts that the administrator confirmed, by vendor; undefined without confirmation. */
  amounts: MakeTransfersBody['amounts']
}

/**
 * Creates payout transfers of what vendors are owed, one transaction per vendor. The owed amount is reduced at once, and restored
 * if the transfer fails. Vendors whose amount differs from the confirmed one are skipped. Of concurrent payouts one finds
 * nothing owed.
 * @returns the ids of the transfers, and the skipped vendors with reasons
 * @throws Refused `transfers_unavailable`, `vendor_not_found`
 */
export async function makePayouts(
  deps: PayDeps,
  admin: SignedIn,
  { vendorIds, amounts }: MakeTransfersBody,
): Promise<{ made: string[]; leftOut: LeftOut[] }> {
  const sender = deps.payments.transferring() ?? refuse('transfers_unavailable')
  const circumstances = await readPayoutRules(deps, admin)
  const found = await listVendorsToPay(deps.db, vendorIds)
  if (vendorIds !== 'all' && found.length < new Set(vendorIds).size) refuse('vendor_not_found')
  const made: string[] = []
  const leftOut: LeftOut[] = []
  for (const { vendorId, businessName, amount } of found) {
    const outcome = await deps.db.transaction(tx =>
      payOne(tx, { ...admin, circumstances, sender, amounts }, vendorId),
    )
    if (typeof outcome === 'string') leftOut.push({ vendorId, businessName, amount, reason: outcome })
    else made.push(...outcome)
  }
  return { made, leftOut }
}

async function payOne(tx: Transaction, admin: Admin, vendorId: string): Promise<string[] | LeftOutReason> {
  if (!(await lockVendorMoney(tx, vendorId))) return refuse('vendor_not_found')
  const held = (await lockOwedParcels(tx, vendorId)).map(parcel => ({
    ...parcel,
    amount: centimesOf(parcel.amount),
  }))
  const plan = planPayout(
    {
      amount: amountOf(held.reduce((sum, parcel) => sum + parcel.amount, 0)),
      number: await findPayoutNumber(tx, vendorId),
      isUnderWay: await hasOpenPayout(tx, vendorId),
    },
    admin.circumstances,
  )
  if (typeof plan === 'string') return plan
  const sum = amountOfFcfa(plan.parts.reduce((fcfa, part) => fcfa + part, 0))
  if (admin.amounts && admin.amounts[vendorId] !== sum) return 'owed_changed'
  const shares = shareAmong(plan.parts.map(centimesOfFcfa), held)
  const ids: string[] = []
  for (const [index, share] of shares.entries()) {
    const id = newId()
    ids.push(id)
    await createTransfer(tx, transferOf(admin, vendorId, { id, index, plan }), share)
    await postPayout(
      tx,
      share.map(part => ({ ...part, amount: amountOf(part.amount) })),
      { vendorId, at: admin.circumstances.now, to: 'paying_out' },
    )
  }
  await recordAuditEvent(tx, {
    admin,
    action: 'transfer.made',
    target: { type: 'vendor', id: vendorId },
    before: null,
    after: { transferIds: ids, parts: plan.parts, needsApproval: plan.needsApproval },
  })
  return ids
}

const transferOf = (
  { userId, circumstances, sender }: Admin,
  vendorId: string,
  { id, index, plan }: { id: string; index: number; plan: PayoutPlan },
) => ({
  id,
  kind: 'payout' as const,
  vendorId,
  part: index + 1,
  amount: plan.parts[index]!,
  needsApproval: plan.needsApproval,
  phone: plan.number.phone,
  operator: plan.number.operator,
  sender,
  createdAt: circumstances.now,
  createdBy: userId,
})
