import type { Transaction } from '#database/connect.ts'
import { deleteConfirmationsOf, setPendingEmail } from './email-confirmations.queries.ts'

/**
 * An account awaits no other address any more; links that went there confirm nothing. Whoever sets another password does it
 * too: who was told of an address that it did not ask for need do nothing else.
 */
export async function forgetPendingEmail(tx: Transaction, userId: string): Promise<void> {
  const wasPending = await setPendingEmail(tx, userId, null)
  if (wasPending) await deleteConfirmationsOf(tx, userId)
}
