import { amountOf, formatFcfa } from '../money.ts'

type ProviderFacts = {
  /** Its name, as people know it. */
  label: string
  /** What it takes in one payment. */
  payableCentimes: { min: number; max: number }
}

/** Who receives the money of payments made online. Each has a folder in the server, where everything else of it stands. */
export const paymentProviders = {
  cinetpay: { label: 'CinetPay', payableCentimes: { min: 100_00, max: 2_500_000_00 } },
} as const satisfies Record<string, ProviderFacts>
export type PaymentProviderName = keyof typeof paymentProviders

/** What the customer of an order reads on it while it is to be paid online. */
export const PAY_ONLINE_LABEL = 'À payer'

/** How one pays, in a few words: what who has not decided yet wants to know. */
export const PAYMENT_METHODS_SUMMARY = 'Mobile money, carte ou espèces à la livraison'

type MethodFacts = {
  label: string
  hint: string
  /** What its customer reads while the money is not there. */
  toPay: string
} & ({ isOnline: true; provider: PaymentProviderName } | { isOnline: false })

/** How a customer may pay an order: online before it is prepared, or in cash to the producer. */
export const paymentMethods = {
  cinetpay: {
    isOnline: true,
    label: 'Mobile money ou carte bancaire',
    hint: 'Orange Money, MTN Money, Moov Money, Wave ou carte',
    toPay: PAY_ONLINE_LABEL,
    provider: 'cinetpay',
  },
  cash_on_delivery: {
    isOnline: false,
    label: 'Paiement à la livraison',
    hint: 'En espèces, quand vous recevez vos produits',
    toPay: 'À payer à la livraison',
  },
} as const satisfies Record<string, MethodFacts>
export type PaymentMethod = keyof typeof paymentMethods

export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

/** The method of this name; undefined where there is none. */
export const findPaymentMethod = (name: unknown): PaymentMethod | undefined =>
  paymentMethodNames.find(known => known === name)

/** Is an order of this method paid through a provider, before its vendors prepare it? */
export const isOnline = (method: PaymentMethod): boolean => paymentMethods[method].isOnline

/** Through whom orders of this method are paid now; undefined for cash. */
export function providerOf(method: PaymentMethod): PaymentProviderName | undefined {
  const facts = paymentMethods[method]
  return facts.isOnline ? facts.provider : undefined
}

/** Can this sum be paid by this method, in one payment? Cash has no limit. */
export function isPayableBy(method: PaymentMethod, centimes: number): boolean {
  const provider = providerOf(method)
  if (!provider) return true
  const { min, max } = paymentProviders[provider].payableCentimes
  return centimes >= min && centimes <= max
}

/** Of an amount that `isPayableBy` refuses; browsers say it before they have what checks an order. */
export function notPayableWords(method: PaymentMethod): string {
  const provider = providerOf(method)
  if (!provider) return ''
  const { min, max } = paymentProviders[provider].payableCentimes
  return `Le paiement mobile accepte de ${min / 100} à ${formatFcfa(amountOf(max))}. Choisissez le paiement à la livraison.`
}

/** A means of payment that is no operator's: its payer has a telephone, through which no money of it went. */
export const CARD = 'CARD'

/** The provider's operators, with the words of the screens. */
export const mobileMoneyOperators = [
  { id: 'ORANGE_MONEY_CI', name: 'Orange Money' },
  { id: 'MTN_MONEY_CI', name: 'MTN Money' },
  { id: 'MOOV_MONEY_CI', name: 'Moov Money' },
  { id: 'WAVE_CI', name: 'Wave' },
] as const

export type MobileMoneyOperator = (typeof mobileMoneyOperators)[number]['id']

const operatorsByPrefix: Readonly<Record<string, MobileMoneyOperator>> = {
  '+22501': 'MOOV_MONEY_CI',
  '+22505': 'MTN_MONEY_CI',
  '+22507': 'ORANGE_MONEY_CI',
}

/** Who runs a number of Côte d'Ivoire, given in E.164; undefined for one that is not mobile. */
export const operatorOfNumber = (phone: string): MobileMoneyOperator | undefined =>
  operatorsByPrefix[phone.slice(0, '+22500'.length)]

/** The words of every means that a payment may have used. */
export const paymentMeansLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mobileMoneyOperators.map(({ id, name }) => [id, name])),
  [CARD]: 'Carte bancaire',
}

export const paymentAttemptStatuses = ['PENDING', 'ACCEPTED', 'REFUSED', 'EXPIRED'] as const
export type PaymentAttemptStatus = (typeof paymentAttemptStatuses)[number]
