import { amountOf, amountOfFcfa } from '#contract/money.ts'
import type { TransferPreview } from '#contract/payments/transfers.schemas.ts'
import { isIndependentApprover, listAdminProvenances } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { withDisputed } from '../../money/public.ts'
import { type PayoutRules, planPayout } from './plan-payout.ts'
import { listVendorsToPay } from './vendors-to-pay.queries.ts'

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>

export const readPayoutRules = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  admin: SignedIn,
): Promise<PayoutRules> => {
  const now = clock()
  const what = { authorId: admin.userId, at: now }
  const provenances = await listAdminProvenances(db, [admin.userId])
  const hasSecondAdmin = provenances.some(({ userId }) => isIndependentApprover(provenances, userId, what))
  return { now, config, hasSecondAdmin }
}

/** Preview of `makePayouts` for all vendors. */
export async function previewTransfers(deps: PreviewDeps, admin: SignedIn): Promise<TransferPreview> {
  const circumstances = await readPayoutRules(deps, admin)
  const preview: TransferPreview = {
    isAvailable: deps.payments.transferring() !== undefined,
    toPay: [],
    total: amountOf(0),
    leftOut: [],
  }
  let totalFcfa = 0
  for (const vendor of await withDisputed(deps.db, await listVendorsToPay(deps.db, 'all'))) {
    const { vendorId, businessName, amount, disputed } = vendor
    const plan = planPayout(vendor, circumstances)
    if (typeof plan === 'string') {
      preview.leftOut.push({ vendorId, businessName, amount, reason: plan })
      continue
    }
    const { number, parts, needsApproval } = plan
    const fcfa = parts.reduce((sum, part) => sum + part, 0)
    totalFcfa += fcfa
    const { phone, operator } = number
    const sum = amountOfFcfa(fcfa)
    preview.toPay.push({
      vendorId,
      businessName,
      amount: sum,
      phone,
      operator,
      parts: parts.length,
      needsApproval,
      disputed,
    })
  }
  return { ...preview, total: amountOfFcfa(totalFcfa) }
}
