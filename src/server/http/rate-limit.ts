import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { refuse } from './refuse.ts'

export type Limit = { attempts: number; windowMs: number }

type Counter = { attempts: number; secondsLeft: number }

const FRESH = sql`rate_limits.window_ends_at > now()`

/** Counts one attempt under a key, in a window that opens with the first one. Shared by all processes. */
export async function countAttempt(db: Database, key: string, { windowMs }: Limit): Promise<Counter> {
  const window = sql`now() + make_interval(secs => ${windowMs / 1000})`
  const { rows } = await db.execute<Counter>(sql`
    insert into rate_limits as rate_limits (key, attempts, window_ends_at) values (${key}, 1, ${window})
    on conflict (key) do update set
      attempts = case when ${FRESH} then rate_limits.attempts + 1 else 1 end,
      window_ends_at = case when ${FRESH} then rate_limits.window_ends_at else ${window} end
    returning attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`)
  return rows[0] ?? { attempts: 1, secondsLeft: 0 }
}

/**
 * Counts one attempt and refuses those beyond the limit.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function takeAttempt(db: Database, key: string, limit: Limit): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, key, limit)
  if (attempts > limit.attempts) refuse('rate_limited', { retryAfterSeconds: secondsLeft })
}

/**
 * Refuses when the limit of a key is already used up, without counting.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function checkAttempts(db: Database, key: string, limit: Limit): Promise<void> {
  const { rows } = await db.execute<Counter>(sql`
    select attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"
    from rate_limits where key = ${key} and ${FRESH}`)
  const counter = rows[0]
  if (counter && counter.attempts >= limit.attempts) {
    refuse('rate_limited', { retryAfterSeconds: counter.secondsLeft })
  }
}

/** Forgets the attempts of a key. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${key}`)
}
