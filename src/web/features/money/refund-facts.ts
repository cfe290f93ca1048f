import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'

type Fact = readonly [name: string, value: string]

/** How much is to be given back now, and what of the refund was before. */
export function refundFacts({ amount, sent, owed }: Refund): Fact[] {
  if (centimesOf(sent) === 0) return [['Montant', formatFcfa(amount)]]
  return [
    ['Remboursement', formatFcfa(amount)],
    ['Déjà envoyé', formatFcfa(sent)],
    ['Reste à rendre', formatFcfa(owed)],
  ]
}
