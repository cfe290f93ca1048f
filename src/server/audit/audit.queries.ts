import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditTarget } from '#contract/back-office/facts.ts'
import type { NumberedPage } from '#contract/common.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { countUpTo } from '../lists/count-up-to.ts'

export type AuditRow = typeof auditEvents.$inferSelect

type Filters = {
  actor: string | undefined
  action: AuditAction | undefined
  target: AuditTarget | undefined
  /** Days as `2026-11-21` (UTC, the time zone of Abidjan). */
  from: string | undefined
  to: string | undefined
}

function conditions({ actor, action, target, from, to }: Filters): SQL | undefined {
  return and(
    actor === undefined ? undefined : eq(auditEvents.actorUsername, actor),
    action && eq(auditEvents.action, action),
    target && eq(auditEvents.targetType, target),
    from === undefined ? undefined : gte(auditEvents.createdAt, new Date(from)),
    to === undefined ? undefined : lt(auditEvents.createdAt, new Date(Date.parse(to) + DAY_MS)),
  )
}

/** One page of the audit log, latest first, with the count of matching entries. */
export async function listAuditEvents(
  db: Executor,
  { page, limit, ...filters }: Filters & NumberedPage,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = conditions(filters)
  const rows = await db
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    rows,
    total: await countUpTo(db, db.select({ id: auditEvents.id }).from(auditEvents).where(where)),
  }
}

/** The distinct user names in the audit log, by a loose index scan. */
export async function listAuditActors(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ username: string }>(sql`
    with recursive actors as (
      (select actor_username from audit_events order by actor_username limit 1)
      union all
      select (
        select next.actor_username from audit_events as next
        where next.actor_username > actors.actor_username order by next.actor_username limit 1
      ) from actors where actors.actor_username is not null
    )
    select actor_username as username from actors where actor_username is not null`)
  return rows.map(({ username }) => username)
}
