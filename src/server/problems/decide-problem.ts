import type { ProblemBearer } from '#contract/problems/facts.ts'
import { problemKindWords } from '#contract/problems/facts.ts'
import type { DecideProblemBody } from '#contract/problems/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { problems } from '#database/schema/problems.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { postToLedger, withholdFromVendor } from '../ledger/public.ts'
import { lockVendorMoney } from '../money/public.ts'
import { lockOrder, recordCash } from '../orders/public.ts'
import { addJob } from '../outbox/public.ts'
import { refundRefusalOf } from './problems.answers.ts'
import { findProblem, lockProblem, updateDecision, updateShares } from './problems.queries.ts'
import { shareRefund } from './share-refund.ts'

type DecideDeps = Pick<Deps, 'db' | 'clock' | 'refunds'>
type OpenProblem = typeof problems.$inferSelect

/**
 * An administrator refunds or refuses a problem, once; a concurrent second decision is refused. Locks the vendor's money and the
 * order, so that no payout and no refund of the same lines runs meanwhile. A refund records the cash of a delivered parcel as
 * received, if its vendor has not.
 * @throws Refused `problem_not_found`, `problem_decided`, `parcel_not_delivered`, `parcel_not_paid`, `items_refunded`,
 * `refund_too_high`
 */
export async function decideProblem(
  deps: DecideDeps,
  admin: SignedIn,
  { id, ...decision }: DecideProblemBody & { id: string },
): Promise<void> {
  await deps.db.transaction(async tx => {
    const known = (await findProblem(tx, id)) ?? refuse('problem_not_found')
    // The lock order of payouts: first the vendor, then its rows.
    await lockVendorMoney(tx, known.problem.vendorId)
    await lockOrder(tx, known.problem.orderId)
    const problem = (await lockProblem(tx, id)) ?? refuse('problem_not_found')
    if (problem.status !== 'open') refuse('problem_decided')
    let isCashNoted = false
    const decided = { decidedAt: deps.clock(), decidedBy: admin.userId }
    if (decision.decision === 'refuse') {
      await updateDecision(tx, id, { ...decided, status: 'refused', reason: decision.reason })
    } else {
      const { amount, bornBy } = decision
      await updateDecision(tx, id, { ...decided, status: 'refunded', amount, bornBy })
      isCashNoted = await refund(tx, deps, problem, { amount, bornBy, admin, at: decided.decidedAt })
    }
    await addJob(tx, 'problem-decided', { problemId: id })
    const { decision: _said, ...facts } = decision
    await recordAuditEvent(tx, {
      admin,
      action: decision.decision === 'refund' ? 'problem.refunded' : 'problem.refused',
      target: { type: 'problem', id },
      before: { status: 'open' },
      after: { orderId: problem.orderId, ...facts, ...(isCashNoted && { isCashNoted }) },
    })
  })
}

type Refund = { amount: string; bornBy: ProblemBearer; admin: SignedIn; at: Date }

/**
 * Creates the refund to the customer, at the cost of the vendor or AMIC.
 * @returns whether its cash was recorded as received
 */
async function refund(
  tx: Transaction,
  { refunds }: DecideDeps,
  { id: problemId, orderId, parcelId, vendorId, kind }: OpenProblem,
  { amount, bornBy, admin, at }: Refund,
): Promise<boolean> {
  // Read again under the locks.
  const row = (await findProblem(tx, problemId))!
  const refusal = refundRefusalOf(row)
  if (refusal) refuse(refusal)
  const isCashNoted = await recordCash(tx, { clock: () => at }, admin, { orderId, parcelId })
  const shares = shareRefund(row.lines, amount) ?? refuse('refund_too_high')
  await updateShares(tx, problemId, shares)
  const reason = `Problème signalé : ${problemKindWords[kind].toLowerCase()}`
  await refunds.oweProblem(tx, { orderId, parcelId, problemId, amount, reason })
  const held = { id: parcelId, orderId, vendorId }
  await postToLedger(tx, [
    { kind: 'problem', at, orderId, parcel: held, amount, from: null, to: `borne_by_${bornBy}` },
  ])
  if (bornBy === 'vendor') await withholdFromVendor(tx, held, at)
  return isCashNoted
}
