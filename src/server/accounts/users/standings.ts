import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'

/** Who made an administrator what it is. */
export type Standing = {
  userId: string
  /** Since when it is the administrator that it is: opened, named, and at its address. */
  since: Date
  /** The others who opened the account, gave it its role, or an address. */
  madeBy: readonly string[]
}

/** Of each administrator who may act, by whom and when it was made one: the journal knows. */
export async function listStandings(db: Executor): Promise<Standing[]> {
  const { rows } = await db.execute<Standing & { since: Date | string }>(sql`
    select ${users.id} as "userId",
      greatest(${users.createdAt}, max(made.created_at)) as since,
      array_remove(array_agg(distinct made.actor_id::text), null) as "madeBy"
    from ${users}
    left join audit_events as made on made.target_type = 'user' and made.target_id = ${users.id}::text
      and made.action in ('user.created', 'user.changed') and (made.after ? 'role' or made.after ? 'email')
      and made.actor_id is distinct from ${users.id}
    where ${and(eq(users.role, 'admin'), users.isActive)}
    group by ${users.id}`)
  return rows.map(row => ({ ...row, since: new Date(row.since) }))
}

/**
 * Is somebody a second pair of eyes on what another administrator did at an instant? Not whom that one made: by a session and
 * a password one would agree with oneself.
 */
export const isIndependentOf = (
  { userId, since, madeBy }: Standing,
  { authorId, at }: { authorId: string | null; at: Date },
): boolean => userId !== authorId && since < at && (authorId === null || !madeBy.includes(authorId))
