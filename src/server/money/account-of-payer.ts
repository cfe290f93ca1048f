import {
  CARD,
  type MobileMoneyOperator,
  mobileMoneyOperators,
  operatorOfNumber,
} from '#contract/payments/facts.ts'

/** Phone number and method of the payer; null for cards, cash, or when the provider does not report it. */
type Payer = { phone: string | null; method: string | null }

/** Account for a refund: the payer's number, with its operator from the method, else from the prefix; null without number. */
export function accountOfPayer(payer: Payer | null): { phone: string; operator: MobileMoneyOperator } | null {
  if (!payer || payer.phone === null || payer.method === CARD) return null
  const { phone, method } = payer
  const paidBy = mobileMoneyOperators.find(({ id }) => id === method)
  return { phone, operator: paidBy?.id ?? operatorOfNumber(phone)! }
}
