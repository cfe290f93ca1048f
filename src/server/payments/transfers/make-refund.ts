import { amountOfFcfa, centimesOf, fcfaOf } from '#contract/money.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { owedOfRefund, postToLedger } from '../../ledger/public.ts'
import { accountOfPayer, findRefund, holdingOfDue } from '../../money/public.ts'
import { lockOrder } from '../../orders/public.ts'
import { createTransfer } from './create-transfer.ts'
import { exceedsApprovalLimit } from './plan-payout.ts'
import { readPayoutRules } from './preview-transfers.ts'
import { splitAmount } from './split-amount.ts'

/**
 * Sends the remaining amount of a refund to the number that paid.
 * @returns the ids of the transfers
 * @throws Refused `refund_not_found`, `refund_settled`, `transfers_unavailable`, `transfer_under_way`, `payer_unknown`,
 * `refund_has_centimes`, `below_transfer_minimum`, `needs_second_admin`
 */
export async function makeRefund(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
  admin: SignedIn,
  refundId: string,
): Promise<string[]> {
  const { config, now, hasSecondAdmin } = await readPayoutRules(deps, admin)
  return deps.db.transaction(async tx => {
    const known = (await findRefund(tx, refundId)) ?? refuse('refund_not_found')
    const { orderId, parcelId } = known.refund
    // Recording it by hand takes the order lock, too: concurrent calls see each other's result.
    const locked = await lockOrder(tx, orderId)
    const { refund, payer, sent, underWay } = (await findRefund(tx, refundId)) ?? refuse('refund_not_found')
    if (refund.status === 'done') refuse('refund_settled')
    const sender = deps.payments.transferring() ?? refuse('transfers_unavailable')
    if (centimesOf(underWay) > 0) refuse('transfer_under_way')
    const account = accountOfPayer(payer) ?? refuse('payer_unknown')
    const fcfa = fcfaOf(owedOfRefund({ amount: refund.amount, sent }))
    if (!Number.isInteger(fcfa)) refuse('refund_has_centimes')
    const parts = splitAmount(fcfa)
    if (parts.length === 0) refuse('below_transfer_minimum')
    const needsApproval = exceedsApprovalLimit(fcfa, config)
    if (needsApproval && !hasSecondAdmin) refuse('needs_second_admin')
    const parcel = locked?.parcels.find(({ id }) => id === parcelId) ?? null
    const ids: string[] = []
    for (const [index, amount] of parts.entries()) {
      const id = newId()
      ids.push(id)
      const made = { id, part: index + 1, amount, createdAt: now, createdBy: admin.userId }
      await createTransfer(tx, {
        ...made,
        kind: 'refund',
        orderId,
        refundId,
        ...account,
        needsApproval,
        sender,
      })
      const sum = amountOfFcfa(amount)
      await postToLedger(tx, [
        {
          kind: 'refund',
          at: now,
          orderId,
          parcel,
          amount: sum,
          from: holdingOfDue(refund),
          to: 'refunding',
        },
      ])
    }
    await recordAuditEvent(tx, {
      admin,
      action: 'transfer.made',
      target: { type: 'refund', id: refundId },
      before: null,
      after: { orderId, transferIds: ids, parts, needsApproval },
    })
    return ids
  })
}
