import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../../outbox/public.ts'
import { spendResets } from '../passwords/password-resets.queries.ts'
import { deleteConfirmationsElsewhere } from './email-confirmations.queries.ts'

/** What follows where an account has left an address: links that went there open nothing, and who reads it is told. */
export async function leaveEmail(
  tx: Transaction,
  { userId, formerEmail, now }: { userId: string; formerEmail: string; now: Date },
): Promise<void> {
  await deleteConfirmationsElsewhere(tx, userId)
  await spendResets(tx, userId, now)
  await addJob(tx, 'email-changed', { userId, formerEmail, occurrence: newId() })
}
