import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../../outbox/public.ts'
import { revokeResets } from '../passwords/password-resets.queries.ts'
import { deleteConfirmationsElsewhere } from './email-confirmations.queries.ts'

/** After a change of e-mail: revokes links sent to the former address, and notifies it. */
export async function invalidateFormerEmail(
  tx: Transaction,
  { userId, formerEmail, now }: { userId: string; formerEmail: string; now: Date },
): Promise<void> {
  await deleteConfirmationsElsewhere(tx, userId)
  await revokeResets(tx, userId, now)
  await addJob(tx, 'email-changed', { userId, formerEmail, occurrence: newId() })
}
