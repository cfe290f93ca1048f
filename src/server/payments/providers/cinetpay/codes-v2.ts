import { CARD } from '#contract/payments/facts.ts'
import type { Verdict } from '../provider.ts'

/** Answer of a payment that was opened. */
export const CREATED = '201'

const statusesByCodes: [Verdict['status'], string[]][] = [
  ['ACCEPTED', ['00']],
  ['PENDING', ['623', '662', '663', '664']],
  [
    'REFUSED',
    ['600', '602', '604', '606', '627', '635', '636', '641', '642', '807', '808', '809', '810', '811', '812'],
  ],
  // "An error occurred": also what a transaction that was never opened gets.
  ['UNKNOWN', ['624']],
]

const verdicts = new Map(statusesByCodes.flatMap(([status, codes]) => codes.map(code => [code, status])))

/** What a code of the check call means; undefined for one that says nothing of the payment, as 603 and 804. */
export const verdictOfV2 = (code: string): Verdict['status'] | undefined => verdicts.get(code)

/** The provider spells it with one S; an answer to its merchants with two means the same. */
const SUCCESS_MESSAGES = new Set(['SUCCES', 'SUCCESS'])

/** Does a notice's message say that the payment was made? */
export const saysSuccessV2 = (message: string | undefined): boolean =>
  SUCCESS_MESSAGES.has(message?.trim().toUpperCase() ?? '')

/** The provider's names of the means of payment, and the contract's. */
const methods: Record<string, string> = {
  OM: 'ORANGE_MONEY_CI',
  MOMO: 'MTN_MONEY_CI',
  FLOOZ: 'MOOV_MONEY_CI',
  WAVECI: 'WAVE_CI',
  VISAM: CARD,
}

/** The contract's name of a means of payment, or the provider's own when it is new to us. */
export const methodOfV2 = (name: string): string => methods[name] ?? name

/** Wrong keys, a closed account, or their own trouble: the customer can do nothing, AMIC must. */
const NOT_THE_CUSTOMERS_FAULT = new Set(['603', '804', '609', '624', '625'])
export const isTheirTroubleV2 = (code: string): boolean => NOT_THE_CUSTOMERS_FAULT.has(code)

const refusals: Record<string, string> = {
  608: 'Le service de paiement n’accepte pas ces coordonnées. Vérifiez votre nom, votre adresse e-mail et votre téléphone.',
  641: 'Le montant est trop petit pour le paiement mobile.',
  642: 'Le montant est trop grand pour le paiement mobile.',
}

/** The French sentence of a refusal to open a payment. */
export const refusalSentenceV2 = (code: string): string =>
  refusals[code] ?? 'Le service de paiement a refusé cette demande. Essayez un autre moyen de paiement.'
