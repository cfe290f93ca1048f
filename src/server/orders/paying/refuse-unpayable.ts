import { isPayableBy, notPayableWords, type PaymentMethod } from '#contract/payments/facts.ts'
import { refuse } from '../../http/refuse.ts'

/** @throws Refused `amount_not_payable` when this sum cannot be paid by this method */
export function refuseUnpayable(method: PaymentMethod, centimes: number): void {
  if (!isPayableBy(method, centimes)) refuse('amount_not_payable', { message: notPayableWords(method) })
}
