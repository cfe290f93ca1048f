import type { Database, Transaction } from '#database/connect.ts'
import type { NoticedPayer } from '#database/schema/payments.ts'
import { findUser } from '../accounts/public.ts'
import { lockOrderForPayment, type OrderForPayment } from '../orders/public.ts'
import { addNoticedPayer, type PaymentAttempt } from './payments.queries.ts'
import type { Verdict } from './providers/provider.ts'

/** Stores the payer named by an authentic success notice; used once the provider confirms the payment. */
export async function recordNoticedPayer(
  db: Database,
  { id, orderId }: PaymentAttempt,
  payer: NoticedPayer,
): Promise<void> {
  await db.transaction(async tx => {
    const order = await lockOrderForPayment(tx, orderId)
    if (order && !(await isErased(tx, order))) await addNoticedPayer(tx, id, payer)
  })
}

/**
 * The phone number for a refund of an accepted attempt: from the provider's check, else the one that all notices of the same
 * method agree on; null when they disagree (then staff must find out).
 */
export async function payerToStore(
  tx: Transaction,
  order: OrderForPayment,
  { noticedPayers }: PaymentAttempt,
  { payerPhone, method }: Verdict,
): Promise<{ payerPhone?: string | null }> {
  if (payerPhone) return (await isErased(tx, order)) ? {} : { payerPhone }
  const ofMethod = noticedPayers.filter(payer => method === null || payer.method === method)
  const [phone, ...others] = new Set(ofMethod.map(payer => payer.phone))
  // No notice: keep what is stored.
  if (phone === undefined) return {}
  return { payerPhone: others.length === 0 ? phone : null }
}

/** Whether the customer was erased. The order's lock makes a concurrent erasure finish first, or wait. */
async function isErased(tx: Transaction, { customerId }: OrderForPayment): Promise<boolean> {
  const customer = await findUser(tx, customerId)
  return !customer || customer.erasedAt !== null
}
