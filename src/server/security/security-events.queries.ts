import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { SecurityEventKind } from '#contract/security/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { securityEvents } from '#database/schema/security.ts'
import { matchesPerson } from '../accounts/public.ts'
import { countUpTo } from '../lists/count-up-to.ts'

const RETENTION = sql`interval '180 days'`
const MAX_STORED_EVENTS = 100_000

type Filters = { kind: SecurityEventKind | undefined; search: string | undefined }

const conditions = ({ kind, search }: Filters): SQL | undefined =>
  and(kind && eq(securityEvents.kind, kind), search === undefined ? undefined : matchesPerson(search))

/** One page of the security events, latest first, and their total. */
export async function listSecurityEvents(db: Executor, { page, limit, ...filters }: Filters & NumberedPage) {
  const where = conditions(filters)
  const withAccount = eq(users.id, securityEvents.userId)
  const rows = await db
    .select({
      event: securityEvents,
      account: { id: users.id, username: users.username, role: users.role },
    })
    .from(securityEvents)
    .leftJoin(users, withAccount)
    .where(where)
    .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const found = db.select({ id: securityEvents.id }).from(securityEvents).leftJoin(users, withAccount)
  return { rows, total: await countUpTo(db, found.where(where)) }
}
export type SecurityEventRow = Awaited<ReturnType<typeof listSecurityEvents>>['rows'][number]

/**
 * Deletes events past their retention, and of those without an account all but the latest hundred thousand: anybody can cause
 * those, but they cannot displace events of accounts.
 */
export async function deleteOldSecurityEvents(db: Executor): Promise<void> {
  await db.delete(securityEvents).where(sql`${securityEvents.lastAt} < now() - ${RETENTION}`)
  await db.execute(sql`
    delete from security_events where user_id is null and (last_at, id) < (
      select last_at, id from security_events where user_id is null
      order by last_at desc, id desc offset ${MAX_STORED_EVENTS - 1} limit 1)`)
}
