import type { Database, Transaction } from '#database/connect.ts'
import type { NoticedPayer } from '#database/schema/payments.ts'
import { findUser } from '../accounts/public.ts'
import { lockOrderForPayment, type OrderForPayment } from '../orders/public.ts'
import { addNoticedPayer, type PaymentAttempt } from './payments.queries.ts'
import type { Verdict } from './providers/provider.ts'

/** Keeps what a genuine notice of success says of who paid; it counts once the provider itself says that the payment was made. */
export async function notePayer(
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
 * The number to which money of an accepted attempt goes back: the check's, else that of which all notices about the check's means
 * agree. Where they do not, nobody's: people find out.
 */
export async function payerToKeep(
  tx: Transaction,
  order: OrderForPayment,
  { noticedPayers }: PaymentAttempt,
  { payerPhone, method }: Verdict,
): Promise<{ payerPhone?: string | null }> {
  if (payerPhone) return (await isErased(tx, order)) ? {} : { payerPhone }
  const ofMethod = noticedPayers.filter(payer => method === null || payer.method === method)
  const [phone, ...others] = new Set(ofMethod.map(payer => payer.phone))
  // No notice told anything of it: what is known stays.
  if (phone === undefined) return {}
  return { payerPhone: others.length === 0 ? phone : null }
}

/** The order is locked: an erasure that holds it has ended, and one that begins waits. */
async function isErased(tx: Transaction, { customerId }: OrderForPayment): Promise<boolean> {
  const customer = await findUser(tx, customerId)
  return !customer || customer.erasedAt !== null
}
