import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { Database, Transaction } from '#database/connect.ts'
import { sessions, users, vendors } from '#database/schema/accounts.ts'
import type { Sessions } from './context.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a session lives after its last use. */
export const sessionLifetimeMs: Record<Role, number> = {
  customer: 30 * DAY_MS,
  vendor: 12 * HOUR_MS,
  admin: 12 * HOUR_MS,
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The sessions behind some cookies' tokens, with those whose life should be prolonged. */
export async function findSessions(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<{ sessions: Sessions; aging: { role: Role; token: string }[] }> {
  const tokenOf = new Map(tokens.map(token => [hashOf(token).toString('hex'), token]))
  const rows = await db
    .select({
      tokenHash: sessions.tokenHash,
      role: sessions.role,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      username: users.username,
      vendorId: vendors.id,
      vendorStatus: vendors.status,
    })
    .from(sessions)
    .innerJoin(
      users,
      and(eq(users.id, sessions.userId), eq(users.role, sessions.role), eq(users.isActive, true)),
    )
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(and(inArray(sessions.tokenHash, tokens.map(hashOf)), gt(sessions.expiresAt, now)))
    .prepare(`sessions_read_${tokens.length}`)
    .execute()
  const found: Sessions = {}
  const aging: { role: Role; token: string }[] = []
  for (const { tokenHash, role, expiresAt, userId, username, vendorId, vendorStatus } of rows) {
    if (role === 'vendor') {
      if (!vendorId || (vendorStatus !== 'pending' && vendorStatus !== 'approved')) continue
      found.vendor = { userId, username, role, vendorId }
    } else {
      found[role] = { userId, username, role }
    }
    const token = tokenOf.get(tokenHash.toString('hex'))
    const lifetimeMs = sessionLifetimeMs[role]
    if (token && expiresAt.getTime() - now.getTime() < lifetimeMs * 0.9) aging.push({ role, token })
  }
  return { sessions: found, aging }
}

/** Opens a session and gives its token, which only the browser keeps. */
export async function openSession(db: Database, role: Role, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs[role])
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, role, createdAt: now, expiresAt })
  return token
}

/** Gives a session its full life again. */
export async function prolongSession(db: Database, role: Role, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs[role])
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.tokenHash, hashOf(token)))
}

/** Closes one session. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** Closes all sessions of a user: deactivated, suspended, or with a new password. */
export async function closeSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Removes what has expired. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`)
}
