import { counted } from '#contract/french/counted.ts'
import type { Disputed } from '#contract/money/payouts.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'

/** Whether a payout sends disputed money. */
const isPaidToo = ({ owed }: Disputed): boolean => centimesOf(owed) > 0

/**
 * What of an amount owed is disputed: "dont 22 000 FCFA en examen (1 problème)"; when all of it was paid out or collected in cash
 * before, that it is not part of the amount. Undefined when nothing is disputed.
 */
export function disputedWords(disputed: Disputed): string | undefined {
  const { problems, amount, owed } = disputed
  if (problems === 0) return undefined
  const reported = counted(problems, 'problème').replace(' ', '\u00a0')
  if (!isPaidToo(disputed)) return `${formatFcfa(amount)} en examen (${reported}), hors de cette somme`
  // Of a part, the number of problems would be that of another amount.
  const isWhole = centimesOf(owed) === centimesOf(amount)
  return `dont ${formatFcfa(owed)} en examen${isWhole ? ` (${reported})` : ''}`
}

/** The same beside "Verser", which sends it too. */
export const disputedWordsOfPayout = (disputed: Disputed): string | undefined =>
  [disputedWords(disputed), isPaidToo(disputed) && 'versés aussi'].filter(Boolean).join(', ') || undefined

/** What follows from paying disputed money out; undefined when none of these payouts sends any. */
export const disputedConsequence = (rows: readonly { disputed: Disputed }[]): string | undefined =>
  rows.some(({ disputed }) => isPaidToo(disputed))
    ? 'Ce qui est en examen part avec le reste\u00a0: remboursé ensuite à la charge du vendeur, il serait retenu sur son prochain versement.'
    : undefined

/** What follows from noting these payouts. */
export const payoutConsequence = (rows: readonly { disputed: Disputed }[]): string =>
  [
    'Les commandes versées ne peuvent plus changer d’état, et un versement noté ne peut plus être annulé.',
    disputedConsequence(rows),
  ]
    .filter(Boolean)
    .join(' ')
