import { eq, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'

/** Who made an administrator what it is, or was. */
export type Standing = {
  userId: string
  /** May it act as an administrator now? */
  isActive: boolean
  /** Since when it is the administrator that it is: opened, named, woken, and at its address. */
  since: Date
  /**
   * The others who opened the account, made it an administrator, or gave it an address; whoever only woke it knows no password of it.
   * Null is somebody whom an older journal has forgotten.
   */
  madeBy: readonly (string | null)[]
}

/** What the journal says of how somebody else made the account `id` an administrator, or gave it what opens it. */
const isMaking = (id: SQL): SQL => sql`made.target_type = 'user' and made.target_id = ${id}
  and made.action in ('user.created', 'user.changed') and made.actor_id::text is distinct from made.target_id
  and (made.after ->> 'role' = 'admin' or made.after ? 'email' or made.after -> 'isActive' = 'true')`
const givesPower = sql`(made.after ->> 'role' = 'admin' or made.after ? 'email')`

/**
 * By whom and when each administrator was made one: the journal knows, also of makers who are deleted or of another role since.
 * @param authorIds of what was done, who may be so too
 */
export async function listStandings(
  db: Executor,
  authorIds: readonly (string | null)[],
): Promise<Standing[]> {
  const { rows } = await db.execute<Standing & { since: Date | string | null }>(sql`
    with recursive concerned (id) as (
      select ${users.id}::text from ${users} where ${eq(users.role, 'admin')}
      union select unnest(${sql.param([...new Set(authorIds)])}::text[])
      union select made.actor_id::text from concerned join audit_events as made on ${isMaking(sql`concerned.id`)} and ${givesPower}
    )
    select concerned.id as "userId", coalesce(${users.role} = 'admin' and ${users.isActive}, false) as "isActive",
      greatest(${users.createdAt}, max(made.created_at)) as since,
      coalesce(array_agg(distinct made.actor_id::text) filter (where ${givesPower}), '{}') as "madeBy"
    from concerned
    left join ${users} on ${users.id} = concerned.id::uuid
    left join audit_events as made on ${isMaking(sql`concerned.id`)}
    where concerned.id is not null
    group by concerned.id, ${users.id}`)
  return rows.map(row => ({ ...row, since: new Date(row.since ?? 0) }))
}

/** An administrator with all who made it, directly or through others; null among them may be anybody. */
function listLineage(standings: readonly Standing[], userId: string): Set<string | null> {
  const lineage = new Set<string | null>([userId])
  // A set is walked to what is added on the way.
  for (const one of lineage) {
    for (const maker of standings.find(standing => standing.userId === one)?.madeBy ?? []) lineage.add(maker)
  }
  return lineage
}

/** Is somebody what another one made, or what somebody made whom that one made? Perhaps, where a maker is forgotten. */
function isMadeBy(standings: readonly Standing[], userId: string, makerId: string): boolean {
  const lineage = listLineage(standings, userId)
  return lineage.has(makerId) || lineage.has(null)
}

/** May one person have made both, or one of them the other? */
function areAkin(standings: readonly Standing[], userId: string, otherId: string): boolean {
  const lineage = listLineage(standings, userId)
  const other = listLineage(standings, otherId)
  return other.has(null) || [...lineage].some(one => one === null || other.has(one))
}

/** So long nobody acts for whom an administrator has made: within it the others read the mail that tells of it. */
const KNOWN_AFTER_MS = 3 * DAY_MS

type Act = { authorId: string | null; at: Date }

/**
 * Is an administrator a second pair of eyes on what another one did at an instant? Not whom that one made, through whomever; nor
 * who made that one a moment before, or was made by the same person while one of them is new: by a session and a password one
 * would agree with oneself. Of an author who is deleted nobody knows.
 * @param standings of all administrators, and of the author
 */
export function isIndependentOf(
  standings: readonly Standing[],
  userId: string,
  { authorId, at }: Act,
): boolean {
  const standing = standings.find(one => one.userId === userId)
  if (!standing?.isActive || userId === authorId || standing.since >= at) return false
  if (authorId === null) return false
  if (isMadeBy(standings, userId, authorId)) return false
  const author = standings.find(one => one.userId === authorId)
  const isNew = [standing, author].some(one => one && one.since.getTime() > at.getTime() - KNOWN_AFTER_MS)
  return !(isNew && areAkin(standings, userId, authorId))
}
