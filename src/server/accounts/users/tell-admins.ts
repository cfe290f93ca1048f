import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../../outbox/public.ts'

/** An administrator was added, or has another address by somebody else's hand: the others are told by mail. */
export async function tellAdmins(
  tx: Transaction,
  made: { userId: string; byUserId?: string; isNew: boolean },
): Promise<void> {
  await addJob(tx, 'admin-made', { ...made, occurrence: newId() })
}
