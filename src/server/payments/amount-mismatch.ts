import { amountOf, centimesOf, centimesOfFcfa, formatFcfa } from '#contract/money.ts'
import type { PaymentAttempt } from './payments.queries.ts'
import type { Verdict } from './providers/provider.ts'

type Received = Pick<PaymentAttempt, 'receivedAmount' | 'receivedCurrency'>

/** The received amount if it differs from the requested one. API v1 does not report it. */
export function mismatchedAmountOf(
  { amount, currency }: Pick<PaymentAttempt, 'amount' | 'currency'>,
  { status, paid }: Pick<Verdict, 'status' | 'paid'>,
): Received | null {
  if (status !== 'ACCEPTED' || !paid) return null
  const receivedCentimes = Math.round(centimesOfFcfa(paid.amountFcfa))
  if (receivedCentimes === centimesOf(amount) && paid.currency === currency) return null
  return { receivedAmount: amountOf(receivedCentimes), receivedCurrency: paid.currency }
}

/**
 * The refund for a payment of another amount. The ledger is in FCFA only: for another currency the requested amount is refunded,
 * and the reason names what was received.
 */
export function owedForMismatch({ amount, currency, receivedAmount, receivedCurrency }: PaymentAttempt): {
  amount: string
  reason: string
} {
  const isOurCurrency = receivedCurrency === currency
  const received = isOurCurrency
    ? formatFcfa(receivedAmount ?? amount)
    : `${Number(receivedAmount)} ${receivedCurrency}`
  return {
    amount: isOurCurrency ? (receivedAmount ?? amount) : amount,
    reason: `Somme reçue (${received}) différente de la somme demandée (${formatFcfa(amount)})`,
  }
}
