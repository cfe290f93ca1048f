import type { Transaction } from '#database/connect.ts'
import { postToLedger } from '../ledger/public.ts'
import { addJob } from '../outbox/public.ts'
import { deleteDueRefunds, insertRefund } from './refunds.queries.ts'

type Surplus = { orderId: string; paymentId: string; amount: string; reason: string; createdAt: Date }

const surplusOf = (orderId: string, amount: string) => ({ orderId, parcel: null, amount })

/**
 * Owes a customer money that came in and pays nothing: too late, twice, too much. Once for each payment. The customer hears
 * of it now: the last word was that nothing came, and days may pass until it is given back.
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

/** Withdraws what is owed of a payment and was not given back: what had paid nothing is to pay its order now. */
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
