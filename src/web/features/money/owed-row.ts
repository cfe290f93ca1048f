import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { isNumberUsable, payableWords } from '#web/features/money/transfer-words.ts'

/** An amount owed, and whether a transfer of it is pending: until it is settled, no other is sent. */
export type OwedRow = OwedToVendor & { isUnderWay: boolean }

/** Why nothing can be sent to the payout number now. */
export function obstacleOf({ payoutNumber, isUnderWay }: OwedRow): string | undefined {
  if (!payoutNumber) return 'Aucun numéro confirmé'
  if (!isNumberUsable(payoutNumber)) return payableWords(payoutNumber)
  return isUnderWay ? 'Transfert en cours' : undefined
}
