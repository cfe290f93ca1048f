import {
  CARD,
  type MobileMoneyOperator,
  mobileMoneyOperators,
  operatorOfNumber,
} from '#contract/payments/facts.ts'

/** The number that paid, and the means by which it did; null of a card, of cash, and where the provider does not tell. */
type Payer = { phone: string | null; method: string | null }

/** Where money goes back to: the number that paid, through whom it paid, else by the operator of its prefix; null of no number. */
export function accountOfPayer(payer: Payer | null): { phone: string; operator: MobileMoneyOperator } | null {
  if (!payer || payer.phone === null || payer.method === CARD) return null
  const { phone, method } = payer
  const paidBy = mobileMoneyOperators.find(({ id }) => id === method)
  return { phone, operator: paidBy?.id ?? operatorOfNumber(phone)! }
}
