import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockContactMessage, updateReadAt } from './contact-messages.queries.ts'

/**
 * Marks a contact message as read or unread. Idempotent.
 * @throws Refused `message_not_found`
 */
export async function markContactMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, read }: { id: string; read: boolean },
): Promise<void> {
  await db.transaction(async tx => {
    const message = (await lockContactMessage(tx, id)) ?? refuse('message_not_found')
    const wasRead = message.readAt !== null
    if (wasRead === read) return
    await updateReadAt(tx, id, read ? clock() : null)
    await recordAuditEvent(tx, {
      admin,
      action: read ? 'message.read' : 'message.unread',
      target: { type: 'message', id },
      before: { read: wasRead },
      after: { read, subject: message.subject },
    })
  })
}
