import type { Transaction } from '#database/connect.ts'
import { deleteConfirmationsOf, setPendingEmail } from './email-confirmations.queries.ts'

/**
 * Cancels a pending change of e-mail and its confirmation links. Also done by a password change, so that a person who was
 * notified of a change it did not request need do nothing else.
 */
export async function clearPendingEmail(tx: Transaction, userId: string): Promise<void> {
  const wasPending = await setPendingEmail(tx, userId, null)
  if (wasPending) await deleteConfirmationsOf(tx, userId)
}
