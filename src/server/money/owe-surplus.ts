import type { Transaction } from '#database/connect.ts'
import { postToLedger } from '../ledger/public.ts'
import { addJob } from '../outbox/public.ts'
import { deleteDueRefunds, insertRefund } from './refunds.queries.ts'

type Surplus = { orderId: string; paymentId: string; amount: string; reason: string; createdAt: Date }

const surplusOf = (orderId: string, amount: string) => ({ orderId, parcel: null, amount })

/**
 * Records a refund for a surplus payment (too late, duplicate, too much), once per payment, and notifies the customer.
 */
export async function oweSurplus(tx: Transaction, surplus: Surplus): Promise<void> {
  const refundId = await insertRefund(tx, { ...surplus, parcelId: null })
  if (!refundId) return
  const { orderId, amount, createdAt: at } = surplus
  await postToLedger(tx, [
    { ...surplusOf(orderId, amount), kind: 'surplus', at, from: null, to: 'refund_due' },
  ])
  await addJob(tx, 'refund-due', { refundId })
}

/** Withdraws the unpaid refunds of a payment that settles its order after all. */
export async function withdrawRefunds(tx: Transaction, paymentId: string, at: Date): Promise<void> {
  const withdrawn = await deleteDueRefunds(tx, paymentId)
  const surpluses = withdrawn.filter(({ parcelId }) => parcelId === null)
  await postToLedger(
    tx,
    surpluses.map(({ orderId, amount }) => ({
      ...surplusOf(orderId, amount),
      kind: 'surplus_used',
      at,
      from: 'refund_due',
      to: null,
    })),
  )
}
