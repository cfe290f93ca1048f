import { sql } from 'drizzle-orm'
import { type LimitName, limits } from '#contract/limits.ts'
import type { Database } from '#database/connect.ts'
import type { RateLimits } from '../config.ts'
import type { RequestContext } from './context.ts'
import { refuse } from './refuse.ts'

type LimitDeps = { db: Database; config: { limits: RateLimits } }

type Counter = { attempts: number; secondsLeft: number }

const FRESH = sql`rate_limits.window_ends_at > now()`

/** Where the attempts of one who is counted are kept. */
const keyOf = (name: LimitName, who: string): string => `${name}:${who}`

function mostOf({ config }: LimitDeps, name: LimitName): number {
  const { most } = limits[name]
  return typeof most === 'number' ? most : config.limits[most]
}

/** Counts one attempt of somebody, in a window that opens with the first one. Shared by all processes. */
async function countAttempt({ db }: LimitDeps, name: LimitName, who: string): Promise<Counter> {
  const window = sql`now() + make_interval(secs => ${limits[name].withinMs / 1000})`
  const { rows } = await db.execute<Counter>(sql`
    insert into rate_limits as rate_limits (key, attempts, window_ends_at) values (${keyOf(name, who)}, 1, ${window})
    on conflict (key) do update set
      attempts = case when ${FRESH} then rate_limits.attempts + 1 else 1 end,
      window_ends_at = case when ${FRESH} then rate_limits.window_ends_at else ${window} end
    returning attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`)
  return rows[0] ?? { attempts: 1, secondsLeft: 0 }
}

/** Counts a failure; `refuseAfterFailures` looks at it the next time. */
export async function noteFailure(deps: LimitDeps, name: LimitName, who: string): Promise<void> {
  await countAttempt(deps, name, who)
}

/** Counts one attempt, and tells whether it is within the limit. */
export async function mayAttempt(deps: LimitDeps, name: LimitName, who: string): Promise<boolean> {
  return (await countAttempt(deps, name, who)).attempts <= mostOf(deps, name)
}

/**
 * Counts one attempt and refuses those beyond the limit.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function takeAttempt(deps: LimitDeps, name: LimitName, who: string): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(deps, name, who)
  if (attempts > mostOf(deps, name)) refuse('rate_limited', { retryAfterSeconds: secondsLeft })
}

/**
 * Counts a call under those limits of its endpoint that count calls, in their order. Who is not signed in has no count of
 * an account.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function takeCall(
  deps: LimitDeps,
  names: readonly LimitName[],
  { address, sessions }: Pick<RequestContext, 'address' | 'sessions'>,
): Promise<void> {
  for (const name of names) {
    const { counts, per } = limits[name]
    if (counts !== 'calls') continue
    const who = per === 'address' ? address : sessions.customer?.userId
    if (who !== undefined) await takeAttempt(deps, name, who)
  }
}

/**
 * Refuses when the limit is already used up, without counting.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function refuseAfterFailures(deps: LimitDeps, name: LimitName, who: string): Promise<void> {
  const { rows } = await deps.db.execute<Counter>(sql`
    select attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"
    from rate_limits where key = ${keyOf(name, who)} and ${FRESH}`)
  const counter = rows[0]
  if (counter && counter.attempts >= mostOf(deps, name)) {
    refuse('rate_limited', { retryAfterSeconds: counter.secondsLeft })
  }
}

/** Forgets the attempts of somebody. */
export async function clearAttempts(
  { db }: Pick<LimitDeps, 'db'>,
  name: LimitName,
  who: string,
): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${keyOf(name, who)}`)
}
