import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Limit, type LimitName, limits } from '#contract/limits.ts'
import type { Database } from '#database/connect.ts'
import { rateLimits } from '#database/schema/limits.ts'
import type { RateLimits } from '../../config/config-limits.ts'
import type { RequestContext } from '../context.ts'
import { refuse } from '../refuse.ts'
import { accountOf } from '../sessions/account-of.ts'
import { networkOf } from './network-of.ts'

type LimitDeps = { db: Database; config: { limits: RateLimits } }

type Caller = Pick<RequestContext, 'ip' | 'sessions'>

type Counter = { attempts: number; secondsLeft: number }

const IS_WINDOW_OPEN = sql`rate_limits.window_ends_at > now()`

/** Row key of a counter. */
const keyOf = (name: LimitName, who: string): string =>
  `${name}:${limits[name].per === 'ip' ? networkOf(who) : who}`

const mostOf = ({ config }: LimitDeps, name: LimitName): number => config.limits[limits[name].most]

const inSeconds = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`

/** Exponential back-off after `most` attempts: when the next is allowed and when the counter resets; null without back-off. */
function waitAfter(attempts: SQL, { waits }: Limit, most: number): { until: SQL; forgottenAt: SQL } | null {
  if (!waits || !Number.isFinite(most)) return null
  const beyond = sql`${attempts} - ${most}::int`
  const doubled = sql`${waits.firstMs / 1000}::float8 * 2 ^ least(${beyond}, 30)`
  const seconds = sql`least(${doubled}, ${waits.longestMs / 1000}::float8)`
  return {
    until: sql`case when ${beyond} >= 0 then now() + make_interval(secs => ${seconds}) end`,
    forgottenAt: sql`case when ${beyond} >= 0 then ${inSeconds(waits.forgottenAfterMs)} end`,
  }
}

/** Counts one attempt in a window that opens with the first one. Shared by all processes. */
async function countAttempt(deps: LimitDeps, name: LimitName, who: string): Promise<Counter> {
  const window = inSeconds(limits[name].withinMs)
  const most = mostOf(deps, name)
  const first = waitAfter(sql`1`, limits[name], most)
  const counted = sql`case when ${IS_WINDOW_OPEN} then rate_limits.attempts + 1 else 1 end`
  const next = waitAfter(counted, limits[name], most)
  const windowOfNext = sql`case when ${IS_WINDOW_OPEN} then rate_limits.window_ends_at else ${window} end`
  const { rows } = await deps.db.execute<Counter>(sql`
    insert into rate_limits as rate_limits (key, attempts, window_ends_at, waits_until)
    values (
      ${keyOf(name, who)}, 1, ${first ? sql`coalesce(${first.forgottenAt}, ${window})` : window}, ${first?.until ?? null}
    )
    on conflict (key) do update set
      attempts = ${counted},
      window_ends_at = ${next ? sql`coalesce(${next.forgottenAt}, ${windowOfNext})` : windowOfNext},
      waits_until = ${next?.until ?? null}
    returning attempts, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`)
  return rows[0] ?? { attempts: 1, secondsLeft: 0 }
}

/** Counts a failure; checked by `refuseWhenExhausted`. */
export async function countFailure(deps: LimitDeps, name: LimitName, who: string): Promise<void> {
  await countAttempt(deps, name, who)
}

/**
 * Counts one attempt without refusing.
 * @returns whether it is within the limit, and otherwise whether it is the first beyond it in its window
 */
export async function countWithinLimit(
  deps: LimitDeps,
  name: LimitName,
  who: string,
): Promise<'within' | 'first beyond' | 'beyond'> {
  const { attempts } = await countAttempt(deps, name, who)
  const most = mostOf(deps, name)
  if (attempts <= most) return 'within'
  return attempts === most + 1 ? 'first beyond' : 'beyond'
}

/**
 * Counts one attempt and refuses those beyond the limit.
 * @param message replaces the default message
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function consumeAttempt(
  deps: LimitDeps,
  name: LimitName,
  who: string,
  message?: string,
): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(deps, name, who)
  if (attempts <= mostOf(deps, name)) return
  refuse('rate_limited', { retryAfterSeconds: secondsLeft, ...(message !== undefined && { message }) })
}

/** The identity that a limit counts by; undefined without the session it needs. */
function callerOf(per: Limit['per'], { ip, sessions }: Caller): string | undefined {
  if (per === 'ip') return ip
  if (per === 'account') return accountOf(sessions)
  return (per === 'vendor' ? sessions.vendor : sessions.customer)?.userId
}

/**
 * Counts a call under its endpoint's limits that count calls, in order. Limits per account are skipped without session.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function consumeCallLimits(
  deps: LimitDeps,
  names: readonly LimitName[],
  caller: Caller,
): Promise<void> {
  for (const name of names) {
    const { counts, per } = limits[name]
    if (counts !== 'calls') continue
    const who = callerOf(per, caller)
    if (who !== undefined) await consumeAttempt(deps, name, who)
  }
}

/**
 * Refuses when a limit is exhausted, without counting.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function refuseWhenExhausted(
  deps: LimitDeps,
  counted: Partial<Record<LimitName, string>>,
): Promise<void> {
  const names = new Map(
    (Object.entries(counted) as [LimitName, string][]).map(([name, who]) => [keyOf(name, who), name]),
  )
  const until = sql`coalesce(${rateLimits.waitsUntil}, ${rateLimits.windowEndsAt})`
  const rows = await deps.db
    .select({
      key: rateLimits.key,
      attempts: rateLimits.attempts,
      secondsLeft: sql<number>`ceil(extract(epoch from ${until} - now()))::int`,
    })
    .from(rateLimits)
    .where(sql`${inArray(rateLimits.key, [...names.keys()])} and ${IS_WINDOW_OPEN} and ${until} > now()`)
  const waits = rows.flatMap(({ key, attempts, secondsLeft }) => {
    const name = names.get(key)
    return name && attempts >= mostOf(deps, name) ? secondsLeft : []
  })
  if (waits.length > 0) refuse('rate_limited', { retryAfterSeconds: Math.max(...waits) })
}

/** Resets a counter. */
export async function clearAttempts(
  { db }: Pick<LimitDeps, 'db'>,
  name: LimitName,
  who: string,
): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${keyOf(name, who)}`)
}

/** Deletes expired counters. */
export async function deleteClosedWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`))
}
