import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import type { PaymentAttempt } from './payments.queries.ts'
import type { Verdict } from './providers/provider.ts'

type Received = Pick<PaymentAttempt, 'receivedAmount' | 'receivedCurrency'>

/** What came in, when it is not what was asked. API v1 does not tell what was paid: that is what it was opened with. */
export function otherSumOf(
  { amount, currency }: Pick<PaymentAttempt, 'amount' | 'currency'>,
  { status, paid }: Pick<Verdict, 'status' | 'paid'>,
): Received | null {
  if (status !== 'ACCEPTED' || !paid) return null
  const receivedCentimes = Math.round(paid.amountFcfa * 100)
  if (receivedCentimes === centimesOf(amount) && paid.currency === currency) return null
  return { receivedAmount: amountOf(receivedCentimes), receivedCurrency: paid.currency }
}

/**
 * What is owed back for money that was not the sum asked: what came in. The ledger knows FCFA only: of another currency
 * it owes the sum asked, and the reason says what came.
 */
export function owedForOtherSum({ amount, currency, receivedAmount, receivedCurrency }: PaymentAttempt): {
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
