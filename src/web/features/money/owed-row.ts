import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { isNumberUsable, payableWords } from '#web/features/money/transfer-words.ts'

/** Who is owed, and whether money is on its way there already: until it has arrived, no more is sent. */
export type OwedRow = OwedToVendor & { isUnderWay: boolean }

/** Why nothing can be sent to its number now. */
export function obstacleOf({ payoutNumber, isUnderWay }: OwedRow): string | undefined {
  if (!payoutNumber) return 'Aucun numéro confirmé'
  if (!isNumberUsable(payoutNumber)) return payableWords(payoutNumber)
  return isUnderWay ? 'Transfert en cours' : undefined
}
