import { isUuid } from '#contract/is-uuid.ts'
import { centimesOf, fcfaOf } from '#contract/money.ts'
import { isPayable } from '#contract/orders/payment-states.ts'
import { paths } from '#contract/paths.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import type { CustomerInfo } from '#contract/payments/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import {
  lockOrderForPayment,
  markOrderPaymentPending,
  type OrderForPayment,
  refuseUnpayable,
} from '../orders/public.ts'
import { noticePathOf } from './notice-path.ts'
import { onUnavailable } from './on-unavailable.ts'
import { payerOf } from './payer.ts'
import { insertAttempt, listUnpaidAttemptsOf, type PaymentAttempt, recordOpened } from './payments.queries.ts'
import {
  type Payer,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefused,
  TransactionExists,
} from './providers/provider.ts'
import { recordRefusal } from './record-refusal.ts'
import { settlePayment } from './settle-payment.ts'
import { newTransactionId } from './transaction-id.ts'

type StartDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>

type StartedPayment = { paymentUrl: string; transactionId: string }

/**
 * Opens a payment at the provider. Earlier attempts are checked first, so that an order with a lost notification is not paid
 * twice. The attempt is stored before the provider is called, so that no unknown attempt can be paid.
 * @throws Refused `order_not_found`, `order_not_payable`, `amount_not_payable`, `validation`, `provider_refused`,
 * `provider_unavailable`
 */
export async function startPayment(
  deps: StartDeps,
  customerId: string,
  { orderId, customerInfo }: { orderId: string; customerInfo?: CustomerInfo | undefined },
): Promise<StartedPayment> {
  if (!isUuid(orderId)) refuse('order_not_found')
  const { paymentMethod } = await deps.db.transaction(tx => lockPayableOrder(tx, customerId, orderId))
  for (const attempt of await listUnpaidAttemptsOf(deps.db, orderId)) {
    // Attempts whose provider keys were replaced cannot be checked, and must not block the payment.
    if (!deps.payments.ofAttempt(attempt)) continue
    const settling = settlePayment(deps, attempt)
    // A refused attempt need not be confirmed: the sweep keeps checking it.
    await (attempt.status === 'PENDING' ? orUnavailable(deps, settling) : orUnanswered(deps, settling))
  }
  const provider = providerFor(deps, paymentMethod)
  const { attempt, order, payer } = await deps.db.transaction(async tx => {
    const payable = await lockPayableOrder(tx, customerId, orderId)
    return {
      ...(await recordAttempt(tx, deps, provider, payable)),
      payer: payerOf(customerInfo, payable.payer),
    }
  })
  return openAtProvider(deps, provider, attempt, requestOf(deps, provider, { attempt, order, payer }))
}

async function lockPayableOrder(
  tx: Transaction,
  customerId: string,
  orderId: string,
): Promise<OrderForPayment> {
  const order = await lockOrderForPayment(tx, orderId)
  if (order?.customerId !== customerId) return refuse('order_not_found')
  if (!isPayable(order)) refuse('order_not_payable')
  refuseUnpayable(order.paymentMethod, centimesOf(order.total))
  return order
}

/** @throws Refused `provider_unavailable` when the method's provider is not configured */
function providerFor({ payments, log }: StartDeps, paymentMethod: PaymentMethod): PaymentProvider {
  const provider = payments.ofMethod(paymentMethod)
  if (provider) return provider
  log.error({ paymentMethod }, 'the provider of this payment method is not configured')
  return refuse('provider_unavailable')
}

async function recordAttempt(
  tx: Transaction,
  deps: StartDeps,
  { name, api }: PaymentProvider,
  order: OrderForPayment,
) {
  const attempt = await insertAttempt(tx, {
    orderId: order.id,
    transactionId: newTransactionId(),
    amount: order.total,
    provider: name,
    providerApi: api,
    createdAt: deps.clock(),
  })
  await markOrderPaymentPending(tx, deps, order.id)
  return { attempt, order }
}

function requestOf(
  { config }: StartDeps,
  provider: PaymentProvider,
  { attempt, order, payer }: { attempt: PaymentAttempt; order: OrderForPayment; payer: Payer },
): PaymentRequest {
  const { transactionId, amount } = attempt
  return {
    transactionId,
    orderId: order.id,
    designation: `Commande ${order.number}`,
    amountFcfa: fcfaOf(amount),
    payer,
    notifyUrl: config.publicUrl + noticePathOf(provider),
    returnUrl: config.publicUrl + paths.paymentReturn(transactionId),
  }
}

async function openAtProvider(
  deps: StartDeps,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  request: PaymentRequest,
): Promise<StartedPayment> {
  try {
    const started = await provider.start(request)
    await recordOpened(deps.db, attempt.id, started)
    return { paymentUrl: started.paymentUrl, transactionId: attempt.transactionId }
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const { transactionId } = attempt
      deps.log.warn({ err: error, transactionId, provider: provider.name }, 'a payment was refused')
      await recordRefusal(deps, attempt, error)
      refuse('provider_refused', { message: error.sentence })
    }
    if (error instanceof TransactionExists) {
      // The provider knows our id, and its payment page is lost: check the status, then let the customer try again.
      await orUnavailable(deps, settlePayment(deps, attempt))
      refuse('provider_unavailable')
    }
    return orUnavailable(deps, Promise.reject(error))
  }
}

const orUnanswered = ({ log }: StartDeps, work: Promise<unknown>): Promise<unknown> =>
  onUnavailable(work, error => log.warn({ err: error }, 'a refused payment cannot be checked again yet'))

/** Refuses `provider_unavailable` when the provider does not answer; the attempt stays open for the sweep. */
const orUnavailable = <T>({ log }: StartDeps, work: Promise<T>): Promise<T> =>
  onUnavailable(work, error => {
    log.warn({ err: error }, 'the payment provider is unavailable')
    return refuse('provider_unavailable')
  })
