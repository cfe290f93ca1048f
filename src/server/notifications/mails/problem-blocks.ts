import { quantityWords } from '#contract/french/quantity-words.ts'
import { problemKindWords } from '#contract/problems/facts.ts'
import type { ProblemRow } from '../../problems/public.ts'
import { answerProblem } from '../../problems/public.ts'
import type { Block } from '../letters/letter.ts'

/** Order, vendor, kind and items of a reported problem. */
export function problemFacts(row: ProblemRow): Block {
  const { orderNumber, vendor, kind, items } = answerProblem(row, 'customer')
  return {
    kind: 'facts',
    facts: [
      ['Commande', orderNumber],
      ['Producteur', vendor.businessName],
      ['Problème', problemKindWords[kind]],
      ...items.map(item => ['Article', `${item.name}, ${quantityWords(item.quantity, item.unit)}`] as const),
    ],
  }
}
