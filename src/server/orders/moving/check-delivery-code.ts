import { MAX_WRONG_CODES } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { countWrongTry, lockDeliveryCode } from './delivery-codes.queries.ts'

/**
 * Checks the delivery code of a parcel. Wrong attempts are counted in the transaction, which must be committed without other
 * changes: the caller refuses afterwards. Concurrent attempts wait for the row lock.
 * @returns the refusal code; null when the code is right
 */
export async function checkDeliveryCode(
  tx: Transaction,
  parcelId: string,
  said: string,
): Promise<'wrong_code' | 'code_locked' | null> {
  const known = await lockDeliveryCode(tx, parcelId)
  if (!known || known.wrongTries >= MAX_WRONG_CODES) return 'code_locked'
  if (known.code === said) return null
  await countWrongTry(tx, parcelId)
  return 'wrong_code'
}
