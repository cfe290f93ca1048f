import { amountOf, centimesOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import {
  lockOrderForPayment,
  markOrderPaid,
  markOrderPaymentFailed,
  type OrderForPayment,
} from '../orders/public.ts'
import { ProviderUnavailable, type Verdict } from './cinetpay/payment-provider.ts'
import { isOrderPayable } from './is-order-payable.ts'
import { statusAfter } from './payment-states.ts'
import { isLatestAttempt, lockAttempt, type PaymentAttempt, updateAttempt } from './payments.queries.ts'
import { insertRefund } from './refunds.queries.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/**
 * Asks the provider what became of an attempt and writes it down, with what follows for the order. Whoever asks first
 * (notification, return page, sweep) settles it; the others find it done.
 * @returns the attempt as it is now
 * @throws ProviderUnavailable when the provider does not say; nothing is changed.
 */
export async function settlePayment(deps: SettleDeps, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  if (attempt.provider !== deps.payments.name) {
    throw new ProviderUnavailable(
      `${attempt.transactionId} belongs to ${attempt.provider}, no longer configured`,
    )
  }
  const verdict = await deps.payments.check(attempt.transactionId)
  return deps.db.transaction(tx => recordVerdict(tx, deps, attempt, verdict))
}

/** The order is locked before the attempt, as everywhere: two settlements wait for each other and never cross. */
async function recordVerdict(
  tx: Transaction,
  deps: SettleDeps,
  { id, orderId }: PaymentAttempt,
  verdict: Verdict,
): Promise<PaymentAttempt> {
  const order = await lockOrderForPayment(tx, orderId)
  const attempt = await lockAttempt(tx, id)
  if (!order) throw new Error(`payment ${id} has no order`)
  const now = deps.clock()
  const mismatch = verdict.status === 'ACCEPTED' && !isOurAmount(attempt, verdict)
  if (mismatch) {
    const { transactionId, amount } = attempt
    deps.log.error(
      { transactionId, amount, paid: verdict.paid },
      'CinetPay accepted another amount: not settled',
    )
  }
  const status = mismatch ? attempt.status : statusAfter(attempt, verdict.status, now)
  const change = {
    status,
    updatedAt: now,
    data: mismatch ? { ...verdict.data, mismatch } : verdict.data,
    ...(verdict.method && { method: verdict.method }),
  }
  if (status === attempt.status) return updateAttempt(tx, id, change)
  if (status === 'ACCEPTED') {
    const settledAt = paysTheOrder(order, attempt) ? now : null
    const accepted = await updateAttempt(tx, id, { ...change, settledAt })
    await followAcceptance(tx, deps, order, accepted)
    return accepted
  }
  const failed = await updateAttempt(tx, id, change)
  if (isOrderPayable(order) && (await isLatestAttempt(tx, failed))) {
    await markOrderPaymentFailed(tx, deps, order.id)
  }
  return failed
}

/** API v1 does not tell what was paid: the amount is the one it was opened with. */
function isOurAmount(attempt: PaymentAttempt, { paid }: Verdict): boolean {
  if (!paid) return true
  return paid.amountFcfa * 100 === centimesOf(attempt.amount) && paid.currency === attempt.currency
}

/** Money that comes after a cancellation or another payment pays nothing: it is to be given back. */
const paysTheOrder = (order: OrderForPayment, { amount }: PaymentAttempt): boolean =>
  isOrderPayable(order) && centimesOf(amount) >= centimesOf(order.total)

async function followAcceptance(
  tx: Transaction,
  deps: SettleDeps,
  order: OrderForPayment,
  accepted: PaymentAttempt,
): Promise<void> {
  const owed = { orderId: order.id, paymentId: accepted.id, parcelId: null, createdAt: deps.clock() }
  if (!accepted.settledAt) {
    const reason =
      order.status === 'cancelled' ? 'Payée après l’annulation de la commande' : 'Paiement reçu en trop'
    await insertRefund(tx, { ...owed, amount: accepted.amount, reason })
    deps.log.warn({ transactionId: accepted.transactionId, order: order.number }, 'payment to be given back')
    return
  }
  await markOrderPaid(tx, deps, order.id)
  const overpaidCentimes = centimesOf(accepted.amount) - centimesOf(order.total)
  if (overpaidCentimes > 0) {
    const reason = 'Colis annulé avant la fin du paiement'
    await insertRefund(tx, { ...owed, amount: amountOf(overpaidCentimes), reason })
  }
}
