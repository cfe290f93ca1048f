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

const FRESH = sql`rate_limits.window_ends_at > now()`

/** Where the attempts of one who is counted are kept. */
const keyOf = (name: LimitName, who: string): string =>
  `${name}:${limits[name].per === 'ip' ? networkOf(who) : who}`

const mostOf = ({ config }: LimitDeps, name: LimitName): number => config.limits[limits[name].most]

const inSeconds = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`

/** When somebody may try again after so many attempts, and when they are forgotten; null where the window says both. */
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

/** Counts one attempt of somebody, in a window that opens with the first one. Shared by all processes. */
async function countAttempt(deps: LimitDeps, name: LimitName, who: string): Promise<Counter> {
  const window = inSeconds(limits[name].withinMs)
  const most = mostOf(deps, name)
  const first = waitAfter(sql`1`, limits[name], most)
  const counted = sql`case when ${FRESH} then rate_limits.attempts + 1 else 1 end`
  const next = waitAfter(counted, limits[name], most)
  const windowOfNext = sql`case when ${FRESH} then rate_limits.window_ends_at else ${window} end`
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

/** Counts a failure; `refuseWhenUsedUp` looks at it the next time. */
export async function countFailure(deps: LimitDeps, name: LimitName, who: string): Promise<void> {
  await countAttempt(deps, name, who)
}

/**
 * Counts one attempt of what is left undone beyond the limit, and not refused.
 * @returns whether it may be done, and of what may not, whether it is the first of its window
 */
export async function countedWithin(
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
 * @param message what is said then, where there is something better to say than that these were many
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function takeAttempt(
  deps: LimitDeps,
  name: LimitName,
  who: string,
  message?: string,
): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(deps, name, who)
  if (attempts <= mostOf(deps, name)) return
  refuse('rate_limited', { retryAfterSeconds: secondsLeft, ...(message !== undefined && { message }) })
}

/** Who calls, as the limit counts it; undefined of who has not signed in so. */
function callerOf(per: Limit['per'], { ip, sessions }: Caller): string | undefined {
  if (per === 'ip') return ip
  if (per === 'account') return accountOf(sessions)
  return (per === 'vendor' ? sessions.vendor : sessions.customer)?.userId
}

/**
 * Counts a call under those limits of its endpoint that count calls, in their order. Who is not signed in has no count of
 * an account.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function takeCall(deps: LimitDeps, names: readonly LimitName[], caller: Caller): Promise<void> {
  for (const name of names) {
    const { counts, per } = limits[name]
    if (counts !== 'calls') continue
    const who = callerOf(per, caller)
    if (who !== undefined) await takeAttempt(deps, name, who)
  }
}

/**
 * Refuses when a limit is already used up by who it counts, without counting.
 * @throws Refused `rate_limited`, with the seconds to wait.
 */
export async function refuseWhenUsedUp(
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
    .where(sql`${inArray(rateLimits.key, [...names.keys()])} and ${FRESH} and ${until} > now()`)
  const waits = rows.flatMap(({ key, attempts, secondsLeft }) => {
    const name = names.get(key)
    return name && attempts >= mostOf(deps, name) ? secondsLeft : []
  })
  if (waits.length > 0) refuse('rate_limited', { retryAfterSeconds: Math.max(...waits) })
}

/** Forgets the attempts of somebody. */
export async function clearAttempts(
  { db }: Pick<LimitDeps, 'db'>,
  name: LimitName,
  who: string,
): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${keyOf(name, who)}`)
}

/** Forgets windows that are closed. */
export async function deleteClosedWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`))
}
