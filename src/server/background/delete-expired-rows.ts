import type { Database } from '#database/connect.ts'
import { deleteClosedWindows } from '../http/limits/rate-limit.ts'
import { sweepSessions } from '../http/sessions/sessions.ts'
import { deleteOldIdempotencyKeys } from '../orders/public.ts'
import { deleteOldContactMessages } from '../pages/public.ts'
import { deleteOldSecurityEvents } from '../security/public.ts'
import { deleteOldCreations } from '../util/create-once.ts'

/** Deletes expired rows; each domain defines its retention. */
export async function deleteExpiredRows(db: Database): Promise<void> {
  await sweepSessions(db)
  await deleteOldIdempotencyKeys(db)
  await deleteOldCreations(db)
  await deleteOldContactMessages(db)
  await deleteOldSecurityEvents(db)
  await deleteClosedWindows(db)
}
