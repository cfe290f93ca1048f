import { amountOfFcfa, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { owedOfRefund, postPayout, postToLedger, withholdFromVendor } from '../../ledger/public.ts'
import {
  findRefund,
  holdingOfDue,
  insertPayout,
  lockVendorMoney,
  markRefundDone,
} from '../../money/public.ts'
import { lockOrder } from '../../orders/public.ts'
import { addJob } from '../../outbox/public.ts'
import { listCovered, lockTransfer, type TransferRow, updateTransfer } from './transfers.queries.ts'

/** Outcome of a transfer. */
export type TransferOutcome = { status: 'sent' } | { status: 'failed'; failure: string }

type Ended = { from: TransferRow['status']; data?: Record<string, unknown> }

/**
 * The only function that finishes a transfer, with its effects on payouts, refunds and ledger. Idempotent: the first caller
 * finishes it.
 * @param from the status that it must still have
 * @returns whether it was finished by this call
 */
export async function finishTransfer(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  transfer: TransferRow,
  end: TransferOutcome,
  { from, data = {} }: Ended,
): Promise<boolean> {
  const { id, vendorId, orderId } = transfer
  const locked = orderId === null ? null : await lockOrder(tx, orderId)
  if (vendorId !== null) await lockVendorMoney(tx, vendorId)
  const current = await lockTransfer(tx, id)
  if (current.status !== from) return false
  const at = clock()
  await updateTransfer(tx, id, { ...end, endedAt: at, data })
  if (vendorId !== null) await followPayout(tx, { ...current, vendorId }, end, at)
  else if (locked) await followRefund(tx, current, { end, at, parcels: locked.parcels })
  return true
}

async function followPayout(
  tx: Transaction,
  { id, vendorId, amount, transactionId, createdBy, calledAt }: TransferRow & { vendorId: string },
  { status }: TransferOutcome,
  at: Date,
): Promise<void> {
  const covered = await listCovered(tx, id)
  const isSent = status === 'sent'
  if (isSent) {
    const payout = { id: newId(), vendorId, amount: amountOfFcfa(amount), reference: transactionId }
    await insertPayout(
      tx,
      { ...payout, createdAt: at, createdBy },
      covered.map(({ parcelId, amount: part }) => ({ parcelId, amount: part })),
    )
  }
  const shares = covered.map(({ parcelId, orderId, amount: part }) => ({
    id: parcelId,
    orderId,
    amount: part,
  }))
  const stages = { vendorId, at, from: 'paying_out' } as const
  if (isSent) return postPayout(tx, shares, { ...stages, to: 'paid_out' })
  await postPayout(tx, shares, { ...stages, kind: 'payout_returned', to: 'earned' })
  // Withholds the refunds of problems decided meanwhile at the vendor's cost.
  for (const share of shares) await withholdFromVendor(tx, { ...share, vendorId }, at)
  // A transfer rejected before the provider was called did not fail.
  if (calledAt !== null) await addJob(tx, 'payout-failed', { transferId: id })
}

type Parcel = { id: string; vendorId: string }

async function followRefund(
  tx: Transaction,
  { refundId, orderId, amount, transactionId, createdBy }: TransferRow,
  { end, at, parcels }: { end: TransferOutcome; at: Date; parcels: readonly Parcel[] },
): Promise<void> {
  const known = refundId === null ? null : await findRefund(tx, refundId)
  if (!known || orderId === null) throw new Error(`the refund of transfer ${transactionId} is gone`)
  const { id, parcelId, amount: due } = known.refund
  const isSent = end.status === 'sent'
  await postToLedger(tx, [
    {
      kind: isSent ? 'refund' : 'refund_returned',
      at,
      orderId,
      parcel: parcels.find(parcel => parcel.id === parcelId) ?? null,
      amount: amountOfFcfa(amount),
      from: 'refunding',
      to: isSent ? 'refunded' : holdingOfDue(known.refund),
    },
  ])
  if (!isSent) return
  // `sent` includes this transfer.
  if (centimesOf(owedOfRefund({ amount: due, sent: known.sent })) > 0) return
  await markRefundDone(tx, id, { reference: transactionId, settledAt: at, settledBy: createdBy })
  await addJob(tx, 'refund-paid', { refundId: id })
}
