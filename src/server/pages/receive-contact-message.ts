import { createHash } from 'node:crypto'
import { dayOf } from '#contract/day-of.ts'
import { type ContactBody, MIN_WRITING_MS } from '#contract/pages/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { consumeAttempt } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { insertContactMessage } from './pages.queries.ts'

const hashOf = (content: unknown): Buffer => createHash('sha256').update(JSON.stringify(content)).digest()

/**
 * Stores a contact message, and notifies the team after the commit. The same text from the same sender on the same day is stored
 * once.
 * @throws Refused `looks_automatic`, `rate_limited`
 */
export async function receiveContactMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { website, openMs, ...message }: ContactBody,
  ip: string,
): Promise<void> {
  const isTooFast = openMs !== undefined && openMs < MIN_WRITING_MS
  if (website || isTooFast) refuse('looks_automatic')
  const { db, clock } = deps
  await consumeAttempt(deps, 'contact', ip)
  await db.transaction(async tx => {
    const messageId = newId()
    const createdAt = clock()
    const contentHash = hashOf([dayOf(createdAt), message])
    const isNew = await insertContactMessage(tx, { ...message, id: messageId, contentHash, createdAt })
    if (isNew) await addJob(tx, 'contact-message-received', { messageId })
  })
}
