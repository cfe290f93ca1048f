import { MOST_WRONG_CODES } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { countWrongTry, lockDeliveryCode } from './delivery-codes.queries.ts'

/**
 * Is this the code of a parcel? A wrong one is counted in the transaction, which must be committed and do nothing else then: the
 * caller refuses afterwards. Who tries at the same time waits for the row.
 * @returns what to refuse; null for the right code
 */
export async function tryCode(
  tx: Transaction,
  parcelId: string,
  said: string,
): Promise<'wrong_code' | 'code_locked' | null> {
  const known = await lockDeliveryCode(tx, parcelId)
  if (!known || known.wrongTries >= MOST_WRONG_CODES) return 'code_locked'
  if (known.code === said) return null
  await countWrongTry(tx, parcelId)
  return 'wrong_code'
}
