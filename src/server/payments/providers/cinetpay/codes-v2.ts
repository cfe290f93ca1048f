import { CARD } from '#contract/payments/facts.ts'
import type { Verdict } from '../provider.ts'
import { DETAILS_REFUSED, REQUEST_REFUSED } from './refusal-sentences.ts'

/** Code of an opened payment. */
export const CREATED = '201'

const statusesByCodes: [Verdict['status'], string[]][] = [
  ['ACCEPTED', ['00']],
  ['PENDING', ['623', '662', '663', '664']],
  [
    'REFUSED',
    ['600', '602', '604', '606', '627', '635', '636', '641', '642', '807', '808', '809', '810', '811', '812'],
  ],
  // "An error occurred": also the response for a transaction that was never opened.
  ['UNKNOWN', ['624']],
]

const verdicts = new Map(statusesByCodes.flatMap(([status, codes]) => codes.map(code => [code, status])))

/** Status of a payment by the check's code; undefined for codes about something else, as 603 and 804. */
export const verdictOfV2 = (code: string): Verdict['status'] | undefined => verdicts.get(code)

/** The provider spells it with one S; the spelling with two means the same. */
const SUCCESS_MESSAGES = new Set(['SUCCES', 'SUCCESS'])

/** Whether a notice's message reports success. */
export const saysSuccessV2 = (message: string | undefined): boolean =>
  SUCCESS_MESSAGES.has(message?.trim().toUpperCase() ?? '')

/** Payment methods: the provider's name → the contract's. */
const methods: Record<string, string> = {
  OM: 'ORANGE_MONEY_CI',
  MOMO: 'MTN_MONEY_CI',
  FLOOZ: 'MOOV_MONEY_CI',
  WAVECI: 'WAVE_CI',
  VISAM: CARD,
}

/** The contract's name of a payment method; the provider's own when unknown. */
export const methodOfV2 = (name: string): string => methods[name] ?? name

/** Wrong keys, a closed account, or an error of the provider: for AMIC to solve, not the customer. */
const NOT_THE_CUSTOMERS_FAULT = new Set(['603', '804', '609', '624', '625'])
export const isTheirTroubleV2 = (code: string): boolean => NOT_THE_CUSTOMERS_FAULT.has(code)

const refusals: Record<string, string> = {
  608: DETAILS_REFUSED,
  641: 'Le montant est trop petit pour le paiement mobile.',
  642: 'Le montant est trop grand pour le paiement mobile.',
}

/** French message for a refused payment request. */
export const refusalSentenceV2 = (code: string): string => refusals[code] ?? REQUEST_REFUSED
