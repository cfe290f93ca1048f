import { eq, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'

/** When and by whom an account got administrator rights. */
export type AdminProvenance = {
  userId: string
  /** Whether it is an active administrator now. */
  isActive: boolean
  /** Last time it was created, promoted, reactivated, or given another e-mail. */
  since: Date
  /**
   * Administrators who created or promoted it, or set its e-mail (they could know its password; reactivating is not enough).
   * Null is one that an older audit log no longer names.
   */
  madeBy: readonly (string | null)[]
}

/** SQL condition: audit events by which somebody else granted the account `id` administrator rights or access. */
const isGrantTo = (id: SQL): SQL => sql`made.target_type = 'user' and made.target_id = ${id}
  and made.action in ('user.created', 'user.changed') and made.actor_id::text is distinct from made.target_id
  and (made.after ->> 'role' = 'admin' or made.after ? 'email' or made.after -> 'isActive' = 'true')`
const grantsControl = sql`(made.after ->> 'role' = 'admin' or made.after ? 'email')`

/**
 * Reads from the audit log by whom and when each administrator got its rights, recursively, including grantors that were
 * deleted or changed role since.
 * @param authorIds authors to include even when they are no administrators any more
 */
export async function listAdminProvenances(
  db: Executor,
  authorIds: readonly (string | null)[],
): Promise<AdminProvenance[]> {
  const { rows } = await db.execute<AdminProvenance & { since: Date | string | null }>(sql`
    with recursive concerned (id) as (
      select ${users.id}::text from ${users} where ${eq(users.role, 'admin')}
      union select unnest(${sql.param([...new Set(authorIds)])}::text[])
      union select made.actor_id::text from concerned join audit_events as made on ${isGrantTo(sql`concerned.id`)} and ${grantsControl}
    )
    select concerned.id as "userId", coalesce(${users.role} = 'admin' and ${users.isActive}, false) as "isActive",
      greatest(${users.createdAt}, max(made.created_at)) as since,
      coalesce(array_agg(distinct made.actor_id::text) filter (where ${grantsControl}), '{}') as "madeBy"
    from concerned
    left join ${users} on ${users.id} = concerned.id::uuid
    left join audit_events as made on ${isGrantTo(sql`concerned.id`)}
    where concerned.id is not null
    group by concerned.id, ${users.id}`)
  return rows.map(row => ({ ...row, since: new Date(row.since ?? 0) }))
}

/** An account and all its grantors, transitively; null is an unknown one. */
function listGrantors(provenances: readonly AdminProvenance[], userId: string): Set<string | null> {
  const lineage = new Set<string | null>([userId])
  // Iterating a set includes elements added meanwhile.
  for (const one of lineage) {
    for (const maker of provenances.find(standing => standing.userId === one)?.madeBy ?? [])
      lineage.add(maker)
  }
  return lineage
}

/** Whether an account was granted rights by another one, transitively; true when a grantor is unknown. */
function wasGrantedBy(provenances: readonly AdminProvenance[], userId: string, makerId: string): boolean {
  const lineage = listGrantors(provenances, userId)
  return lineage.has(makerId) || lineage.has(null)
}

/** Whether two accounts share a grantor, or may. */
function shareGrantor(provenances: readonly AdminProvenance[], userId: string, otherId: string): boolean {
  const lineage = listGrantors(provenances, userId)
  const other = listGrantors(provenances, otherId)
  return other.has(null) || [...lineage].some(one => one === null || other.has(one))
}

/** A new administrator's grants are checked more strictly for this time, in which the others read the mail about it. */
const NEW_ADMIN_PERIOD_MS = 3 * DAY_MS

type DecidedAct = { authorId: string | null; at: Date }

/**
 * Whether an administrator may approve what another one did (four-eyes principle). Not when the author granted its rights,
 * transitively; nor, while one of both is new, when they share a grantor: one person could hold both accounts. False when
 * the author is deleted.
 * @param provenances of all administrators, and of the author
 */
export function isIndependentApprover(
  provenances: readonly AdminProvenance[],
  userId: string,
  { authorId, at }: DecidedAct,
): boolean {
  const standing = provenances.find(one => one.userId === userId)
  if (!standing?.isActive || userId === authorId || standing.since >= at) return false
  if (authorId === null) return false
  if (wasGrantedBy(provenances, userId, authorId)) return false
  const author = provenances.find(one => one.userId === authorId)
  const isNew = [standing, author].some(
    one => one && one.since.getTime() > at.getTime() - NEW_ADMIN_PERIOD_MS,
  )
  return !(isNew && shareGrantor(provenances, userId, authorId))
}
