import { eq } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { auditEvents } from '#database/schema/audit.ts'

/** The audit entries of a target, oldest first. */
export const journalOf = (db: Executor, targetId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.targetId, targetId)).orderBy(auditEvents.id)
