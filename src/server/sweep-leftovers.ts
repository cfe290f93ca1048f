import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { sweepSessions } from './http/sessions/sessions.ts'

const MOST_SECURITY_EVENTS = 100_000

/**
 * Removes what has had its time: sessions, idempotency keys after 31 days, closed windows of limits, messages of the
 * contact form after the year that the privacy page promises, security events after half a year or beyond the newest hundred
 * thousand.
 */
export async function sweepLeftovers(db: Database): Promise<void> {
  await sweepSessions(db)
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '31 days'`)
  await db.execute(sql`delete from product_creations where created_at < now() - interval '31 days'`)
  await db.execute(sql`delete from contact_messages where created_at < now() - interval '1 year'`)
  await db.execute(sql`delete from security_events where last_at < now() - interval '180 days'`)
  await db.execute(sql`
    delete from security_events where (last_at, id) < (
      select last_at, id from security_events order by last_at desc, id desc offset ${MOST_SECURITY_EVENTS - 1} limit 1)`)
  await db.execute(sql`delete from rate_limits where window_ends_at < now()`)
}
