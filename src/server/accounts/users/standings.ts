import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'

/** Who made an administrator what it is. */
export type Standing = {
  userId: string
  isActive: boolean
  /** Since when it is the administrator that it is: opened, named, woken, and at its address. */
  since: Date
  /** The others who opened the account, gave it its role, or an address; whoever only woke it knows no password of it. */
  madeBy: readonly string[]
}

/** Of each administrator, by whom and when it was made one: the journal knows. */
export async function listStandings(db: Executor): Promise<Standing[]> {
  const { rows } = await db.execute<Standing & { since: Date | string }>(sql`
    select ${users.id} as "userId", ${users.isActive} as "isActive",
      greatest(${users.createdAt}, max(made.created_at)) as since,
      coalesce(array_agg(distinct made.actor_id::text) filter (
        where made.actor_id is not null and (made.after ? 'role' or made.after ? 'email')
      ), '{}') as "madeBy"
    from ${users}
    left join audit_events as made on made.target_type = 'user' and made.target_id = ${users.id}::text
      and made.action in ('user.created', 'user.changed')
      and (made.after ? 'role' or made.after ? 'email' or made.after -> 'isActive' = 'true')
      and made.actor_id is distinct from ${users.id}
    where ${eq(users.role, 'admin')}
    group by ${users.id}`)
  return rows.map(row => ({ ...row, since: new Date(row.since) }))
}

/** Is somebody what another one made, or what somebody made whom that one made? */
function isMadeBy(standings: readonly Standing[], userId: string, makerId: string): boolean {
  const makers = new Set([userId])
  // A set is walked to what is added on the way.
  for (const one of makers) {
    for (const maker of standings.find(standing => standing.userId === one)?.madeBy ?? []) makers.add(maker)
  }
  return userId !== makerId && makers.has(makerId)
}

/** So long nobody acts for whom an administrator has made: within it the others read the mail that tells of it. */
const KNOWN_AFTER_MS = 3 * DAY_MS

type Act = { authorId: string | null; at: Date }

/**
 * Is an administrator a second pair of eyes on what another one did at an instant? Not whom that one made, through whomever; nor
 * who made that one a moment before: by a session and a password one would agree with oneself.
 * @param standings of all administrators
 */
export function isIndependentOf(
  standings: readonly Standing[],
  userId: string,
  { authorId, at }: Act,
): boolean {
  const standing = standings.find(one => one.userId === userId)
  if (!standing?.isActive || userId === authorId || standing.since >= at) return false
  if (authorId === null) return true
  if (isMadeBy(standings, userId, authorId)) return false
  const author = standings.find(one => one.userId === authorId)
  const isNew = author !== undefined && author.since.getTime() > at.getTime() - KNOWN_AFTER_MS
  return !(isNew && isMadeBy(standings, authorId, userId))
}
