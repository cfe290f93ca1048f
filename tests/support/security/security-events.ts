import { eq, isNull } from 'drizzle-orm'
import { securityEvents } from '#database/schema/security.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** What was noted about a person, or about nobody who is known, the oldest first. */
export async function securityEventsOf({ db, securityLog }: TestApp, userId: string | null) {
  await securityLog.settled()
  return db
    .select()
    .from(securityEvents)
    .where(userId === null ? isNull(securityEvents.userId) : eq(securityEvents.userId, userId))
    .orderBy(securityEvents.id)
}
