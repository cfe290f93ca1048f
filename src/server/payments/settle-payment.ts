import { amountOf, centimesOf } from '#contract/money.ts'
import { isPayable } from '#contract/orders/payment-states.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { oweSurplus } from '../money/public.ts'
import {
  lockOrderForPayment,
  markOrderPaid,
  markOrderPaymentFailed,
  type OrderForPayment,
} from '../orders/public.ts'
import { mismatchedAmountOf, owedForMismatch } from './amount-mismatch.ts'
import { onUnavailable } from './on-unavailable.ts'
import { statusAfter } from './payment-states.ts'
import { isLatestAttempt, lockAttempt, type PaymentAttempt, updateAttempt } from './payments.queries.ts'
import { ProviderUnavailable, type Verdict } from './providers/provider.ts'
import { payerToStore } from './record-noticed-payer.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/**
 * Checks an attempt at its provider and records the result, with its effects on the order. Called by notification, return page
 * and sweep; the first one settles it.
 * @returns the current attempt
 * @throws ProviderUnavailable when the provider does not answer; nothing is changed
 */
export async function settlePayment(deps: SettleDeps, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { transactionId, provider: name, providerApi } = attempt
  const provider = deps.payments.ofAttempt(attempt)
  if (!provider) {
    throw new ProviderUnavailable(`${transactionId} belongs to ${name} ${providerApi}, no longer configured`)
  }
  const verdict = await provider.check(transactionId)
  return deps.db.transaction(tx => recordVerdict(tx, deps, attempt, verdict))
}

/** As `settlePayment`, but returns the stored attempt when the provider does not answer. */
export const trySettlingPayment = (deps: SettleDeps, attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  onUnavailable(settlePayment(deps, attempt), error => {
    deps.log.warn({ err: error, transactionId: attempt.transactionId }, 'a payment cannot be checked yet')
    return attempt
  })

/** Locks the order before the attempt, as everywhere, so that concurrent settlements cannot deadlock. */
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
  const status = statusAfter(attempt, verdict.status, now)
  const change = {
    status,
    updatedAt: now,
    heardAt: now,
    data: verdict.data,
    ...(verdict.method && { method: verdict.method }),
    ...(verdict.status === 'ACCEPTED' && (await payerToStore(tx, order, attempt, verdict))),
  }
  if (status === attempt.status) return updateAttempt(tx, id, change)
  if (status === 'ACCEPTED') {
    const otherSum = mismatchedAmountOf(attempt, verdict)
    const settledAt = !otherSum && paysTheOrder(order, attempt) ? now : null
    const accepted = await updateAttempt(tx, id, { ...change, ...otherSum, settledAt })
    await followAcceptance(tx, deps, order, accepted)
    return accepted
  }
  const failed = await updateAttempt(tx, id, change)
  await followFailure(tx, deps, order, failed)
  return failed
}

async function followFailure(
  tx: Transaction,
  deps: SettleDeps,
  order: OrderForPayment,
  failed: PaymentAttempt,
): Promise<void> {
  if (isPayable(order) && (await isLatestAttempt(tx, failed))) {
    await markOrderPaymentFailed(tx, deps, order.id)
  }
}

/** Whether an accepted attempt pays the order; after a cancellation or another payment it is surplus, to be refunded. */
const paysTheOrder = (order: OrderForPayment, { amount }: PaymentAttempt): boolean =>
  isPayable(order) && centimesOf(amount) >= centimesOf(order.total)

function whyItPaysNothing({ status, paymentMethod }: OrderForPayment): string {
  if (status === 'cancelled') return 'Paiement reçu après l’annulation de la commande'
  return isOnline(paymentMethod)
    ? 'Paiement reçu en trop'
    : 'Paiement en ligne reçu après le choix de payer à la livraison'
}

async function followAcceptance(
  tx: Transaction,
  deps: SettleDeps,
  order: OrderForPayment,
  accepted: PaymentAttempt,
): Promise<void> {
  const owed = { orderId: order.id, paymentId: accepted.id, createdAt: deps.clock() }
  const { transactionId } = accepted
  if (accepted.receivedAmount !== null) {
    await oweSurplus(tx, { ...owed, ...owedForMismatch(accepted) })
    deps.log.error({ transactionId, order: order.number }, 'another sum was accepted: to be given back')
    // For the order, the attempt failed: the customer may start another.
    await followFailure(tx, deps, order, accepted)
    return
  }
  if (!accepted.settledAt) {
    await oweSurplus(tx, { ...owed, amount: accepted.amount, reason: whyItPaysNothing(order) })
    deps.log.warn({ transactionId, order: order.number }, 'payment to be given back')
    return
  }
  await markOrderPaid(tx, deps, order.id)
  const overpaidCentimes = centimesOf(accepted.amount) - centimesOf(order.total)
  if (overpaidCentimes > 0) {
    const reason = 'Colis annulé avant la fin du paiement'
    await oweSurplus(tx, { ...owed, amount: amountOf(overpaidCentimes), reason })
  }
}
