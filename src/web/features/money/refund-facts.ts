import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { accountWords } from '#web/features/money/transfer-words.ts'

type Fact = readonly [name: string, value: string]

/** The number that paid, to which a refund can be transferred. */
export const payerWords = (payer: Refund['payer']): string => (payer ? accountWords(payer) : 'Inconnu')

/** Details of a refund: amount, recipient, reason, and the number that paid. */
export const refundFacts = (refund: Refund): Fact[] => [
  ...sumFacts(refund),
  ['Client', refund.customer.fullName],
  ['Raison', refund.reason],
  ['Numéro qui a payé', payerWords(refund.payer)],
]

/** The amount still to refund, and the part already refunded. */
function sumFacts({ amount, sent, owed }: Refund): Fact[] {
  if (centimesOf(sent) === 0) return [['Montant', formatFcfa(amount)]]
  return [
    ['Remboursement', formatFcfa(amount)],
    ['Déjà envoyé', formatFcfa(sent)],
    ['Reste à rendre', formatFcfa(owed)],
  ]
}
