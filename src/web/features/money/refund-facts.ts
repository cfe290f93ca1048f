import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { accountWords } from '#web/features/money/transfer-words.ts'

type Fact = readonly [name: string, value: string]

/** Where the money came from, and can go back to by itself. */
export const payerWords = (payer: Refund['payer']): string => (payer ? accountWords(payer) : 'Inconnu')

/** What a question about a refund names: how much, to whom, why, and the number that paid. */
export const refundFacts = (refund: Refund): Fact[] => [
  ...sumFacts(refund),
  ['Client', refund.customer.fullName],
  ['Raison', refund.reason],
  ['Numéro qui a payé', payerWords(refund.payer)],
]

/** How much is to be given back now, and what of the refund was before. */
function sumFacts({ amount, sent, owed }: Refund): Fact[] {
  if (centimesOf(sent) === 0) return [['Montant', formatFcfa(amount)]]
  return [
    ['Remboursement', formatFcfa(amount)],
    ['Déjà envoyé', formatFcfa(sent)],
    ['Reste à rendre', formatFcfa(owed)],
  ]
}
