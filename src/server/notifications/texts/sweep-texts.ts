import type { Deps } from '../../deps.ts'
import { addJob } from '../../outbox/public.ts'
import { KEEP_FOR_MS } from '../outgoing.ts'
import { deleteOldTexts, listInterruptedTexts } from './texts.queries.ts'

/**
 * Takes up the texts whose process was killed while it sent them: their job would stay locked for hours. Forgets those
 * that left 90 days ago.
 */
export async function sweepTexts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const { id: textId } of await listInterruptedTexts(db, now)) {
    await addJob(db, 'send-text', { textId }, { jobKey: `text:${textId}` })
  }
  await deleteOldTexts(db, new Date(now.getTime() - KEEP_FOR_MS))
}
