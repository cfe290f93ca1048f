import type { SettleRefundBody } from '#contract/money/refunds.schemas.ts'
import { centimesOf } from '#contract/money.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { owedOfRefund, postToLedger } from '../ledger/public.ts'
import { lockOrder } from '../orders/public.ts'
import { addJob } from '../outbox/public.ts'
import { findRefund, holdingOfDue, markRefundDone } from './refunds.queries.ts'

const OWED_CHANGED = 'Le montant à rembourser a changé entre-temps. Vérifiez-le, puis recommencez.'

/**
 * Marks a refund as paid with the reference of a manual transfer. Of two concurrent calls one is refused. Amounts already sent
 * by transfers are deducted.
 * @throws Refused `refund_not_found`, `refund_settled`, `transfer_under_way`, and `owed_changed` when another amount was sent
 */
export async function completeRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, reference, amount: given }: Omit<SettleRefundBody, 'status'> & { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const { orderId, parcelId } = ((await findRefund(tx, id)) ?? refuse('refund_not_found')).refund
    const locked = await lockOrder(tx, orderId)
    const { refund, sent, underWay } = (await findRefund(tx, id)) ?? refuse('refund_not_found')
    if (refund.status === 'done') refuse('refund_settled')
    if (centimesOf(underWay) > 0) refuse('transfer_under_way')
    const amount = owedOfRefund({ amount: refund.amount, sent })
    if (given !== undefined && given !== amount) refuse('owed_changed', { amount, message: OWED_CHANGED })
    const settledAt = clock()
    if (!(await markRefundDone(tx, id, { reference, settledAt, settledBy: admin.userId })))
      refuse('refund_settled')
    const parcel = locked?.parcels.find(({ id: found }) => found === parcelId) ?? null
    await postToLedger(tx, [
      {
        kind: 'refund',
        at: settledAt,
        orderId,
        parcel,
        amount,
        from: holdingOfDue(refund),
        to: 'refunded',
      },
    ])
    await addJob(tx, 'refund-paid', { refundId: id })
    await recordAuditEvent(tx, {
      admin,
      action: 'refund.done',
      target: { type: 'refund', id },
      before: { status: 'due' },
      after: { status: 'done', reference, orderId, amount },
    })
  })
}
