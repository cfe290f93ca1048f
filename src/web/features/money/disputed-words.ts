import { counted } from '#contract/french/counted.ts'
import type { Disputed } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'

/** "22 000 FCFA en examen (1 problème)"; undefined when there is none. */
export const disputedWords = ({ problems, amount }: Disputed): string | undefined =>
  problems > 0 ? `${formatFcfa(amount)} en examen (${counted(problems, 'problème')})` : undefined
