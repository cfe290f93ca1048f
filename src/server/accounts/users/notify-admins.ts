import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../../outbox/public.ts'

/** Queues mails to the other administrators: one was added, or somebody else changed its e-mail. */
export async function notifyAdmins(
  tx: Transaction,
  made: { userId: string; byUserId?: string; isNew: boolean },
): Promise<void> {
  await addJob(tx, 'admin-made', { ...made, occurrence: newId() })
}
