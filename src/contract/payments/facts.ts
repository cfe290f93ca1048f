import { amountOfFcfa, centimesOfFcfa, formatFcfa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { CARD_LABEL, CASH_LABEL, onlineMeans, operatorNames } from './means.ts'

type ProviderFacts = {
  /** Display name. */
  label: string
  /** Range of a single payment. */
  payableFcfa: { min: number; max: number }
}

/** Payment providers. Everything else of each is in its folder of the server. */
export const paymentProviders = {
  cinetpay: { label: 'CinetPay', payableFcfa: { min: 100, max: 2_500_000 } },
} as const satisfies Record<string, ProviderFacts>
export type PaymentProviderName = keyof typeof paymentProviders

/** Badge of an order to be paid online, for its customer. */
export const PAY_ONLINE_LABEL = 'À payer'

type MethodFacts = {
  label: string
  hint: string
  /** Label for the customer while unpaid. */
  toPay: string
} & ({ isOnline: true; provider: PaymentProviderName } | { isOnline: false })

/** Payment methods: online before preparation, or cash to the producer. */
export const paymentMethods = {
  cinetpay: {
    isOnline: true,
    label: 'Mobile money ou carte bancaire',
    hint: onlineMeans,
    toPay: PAY_ONLINE_LABEL,
    provider: 'cinetpay',
  },
  cash_on_delivery: {
    isOnline: false,
    label: CASH_LABEL,
    hint: 'En espèces, quand vous recevez vos produits',
    toPay: 'À payer à la livraison',
  },
} as const satisfies Record<string, MethodFacts>
export type PaymentMethod = keyof typeof paymentMethods

export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

/** The method with this name; undefined if unknown. */
export const findPaymentMethod = (name: unknown): PaymentMethod | undefined => oneOf(paymentMethodNames, name)

/** Whether orders with this method are paid through a provider before preparation. */
export const isOnline = (method: PaymentMethod): boolean => paymentMethods[method].isOnline

/** The provider used for this method now; undefined for cash. */
export function providerOf(method: PaymentMethod): PaymentProviderName | undefined {
  const facts = paymentMethods[method]
  return facts.isOnline ? facts.provider : undefined
}

/** Whether this amount can be paid by this method in one payment; cash has no limit. */
export function isPayableBy(method: PaymentMethod, centimes: number): boolean {
  const provider = providerOf(method)
  if (!provider) return true
  const { min, max } = paymentProviders[provider].payableFcfa
  return centimes >= centimesOfFcfa(min) && centimes <= centimesOfFcfa(max)
}

/** The message for an amount that `isPayableBy` refuses; shown by browsers before they have loaded the order validation. */
export function notPayableWords(method: PaymentMethod): string {
  const provider = providerOf(method)
  if (!provider) return ''
  const { min, max } = paymentProviders[provider].payableFcfa
  return `Le paiement mobile accepte de ${min} à ${formatFcfa(amountOfFcfa(max))}. Choisissez le paiement à la livraison.`
}

/** Card payments: no operator, so no number to refund to. */
export const CARD = 'CARD'

/** The provider's operators with their labels. */
export const mobileMoneyOperators = [
  { id: 'ORANGE_MONEY_CI', name: operatorNames.orange },
  { id: 'MTN_MONEY_CI', name: operatorNames.mtn },
  { id: 'MOOV_MONEY_CI', name: operatorNames.moov },
  { id: 'WAVE_CI', name: operatorNames.wave },
] as const

export type MobileMoneyOperator = (typeof mobileMoneyOperators)[number]['id']

const operatorsByPrefix: Readonly<Record<string, MobileMoneyOperator>> = {
  '+22501': 'MOOV_MONEY_CI',
  '+22505': 'MTN_MONEY_CI',
  '+22507': 'ORANGE_MONEY_CI',
}

/** The operator of a number of Côte d'Ivoire in E.164; undefined for one that is not mobile. */
export const operatorOfNumber = (phone: string): MobileMoneyOperator | undefined =>
  operatorsByPrefix[phone.slice(0, '+22500'.length)]

/** Labels of all means of payment. */
export const paymentMeansLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mobileMoneyOperators.map(({ id, name }) => [id, name])),
  [CARD]: CARD_LABEL,
}

export const paymentAttemptStatuses = ['PENDING', 'ACCEPTED', 'REFUSED', 'EXPIRED'] as const
export type PaymentAttemptStatus = (typeof paymentAttemptStatuses)[number]
