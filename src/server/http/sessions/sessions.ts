import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { isBarred, vendorStatuses } from '#contract/accounts/facts.ts'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Role } from '#contract/endpoint.ts'
import {
  compiledPerCount,
  compiledQuery,
  type Placeholders,
  placeholdersFor,
  valuesFor,
} from '#database/compiled-query.ts'
import type { Database, Transaction } from '#database/connect.ts'
import { secondFactors, sessions, users, vendors } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import type { Sessions } from '../context.ts'
import type { DeviceOwner } from './known-device.ts'

/** Idle timeout of a session. */
export const sessionLifetimeMs: Record<Role, number> = {
  customer: 30 * DAY_MS,
  vendor: 12 * HOUR_MS,
  admin: 12 * HOUR_MS,
}

/** Absolute lifetime of a session. */
const MAX_SESSION_AGE_MS = 90 * DAY_MS
/** Last use is written at most this often. */
const RENEWAL_INTERVAL_MS = HOUR_MS

/** Vendors with another status cannot log in, and their sessions do not count. */
const statusesThatMayLogIn = vendorStatuses.filter(status => !isBarred(status))

type RenewableSession = { role: Role; token: string; createdAt: Date }

const sessionsRead = compiledPerCount(count =>
  compiledQuery((db, at: Placeholders<{ now: Date }>) =>
    db
      .select({
        tokenHash: sessions.tokenHash,
        role: sessions.role,
        sessionId: sessions.id,
        passedAt: sessions.secondFactorAt,
        factorSetAt: secondFactors.confirmedAt,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
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
      // Customers have no second factor; that of a former administrator is kept in case the role returns.
      .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), ne(users.role, 'customer')))
      .where(and(inArray(sessions.tokenHash, placeholdersFor('hash', count)), gt(sessions.expiresAt, at.now)))
      .prepare(`sessions_read_${count}`),
  ),
)

/** Finds the sessions of the cookies' tokens, and those of them that are due for renewal. */
export async function findSessions(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<{ sessions: Sessions; renewable: RenewableSession[] }> {
  const tokenOf = new Map(tokens.map(token => [hashOfToken(token).toString('hex'), token]))
  const rows = await sessionsRead(tokens.length)(db, { now, ...valuesFor('hash', tokens.map(hashOfToken)) })
  const found: Sessions = {}
  const renewable: RenewableSession[] = []
  for (const { tokenHash, createdAt, lastSeenAt, vendorId, vendorStatus, ...row } of rows) {
    const { factorSetAt, passedAt, ...person } = row
    const who = { ...person, secondFactor: { isSet: factorSetAt !== null, passedAt } }
    const { role } = who
    if (role === 'vendor') {
      if (!vendorId || !vendorStatus || isBarred(vendorStatus)) continue
      found.vendor = { ...who, vendorId }
    } else {
      found[role] = who
    }
    const token = tokenOf.get(tokenHash.toString('hex'))
    const isDue = now.getTime() - lastSeenAt.getTime() >= RENEWAL_INTERVAL_MS
    if (token && isDue) renewable.push({ role, token, createdAt })
  }
  return { sessions: found, renewable }
}

/** Locks the status for the transaction. */
async function mayVendorLogIn(tx: Transaction, userId: string): Promise<boolean> {
  const [vendor] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.userId, userId), inArray(vendors.status, statusesThatMayLogIn)))
    .for('share')
  return vendor !== undefined
}

type NewSession = {
  role: Role
  /** The account as read when its password was checked. */
  user: DeviceOwner
  now: Date
  userAgent: string | null
}

/**
 * Opens a session after a successful login. Concurrent changes of the account are awaited by row locks, so that a change
 * that closes its sessions closes this one too, or prevents it.
 * @returns the token, of which only the hash is stored; undefined when the password changed meanwhile or the account may no
 * longer log in
 */
export async function openSession(
  db: Database,
  { role, user: { id: userId, passwordHash }, now, userAgent }: NewSession,
): Promise<string | undefined> {
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs[role])
  const session = { id: newId(), userId, role, userAgent, createdAt: now, lastSeenAt: now, expiresAt }
  const same = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
  return db.transaction(async tx => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(same, eq(users.role, role), eq(users.isActive, true)))
      .for('share')
    if (!owner || (role === 'vendor' && !(await mayVendorLogIn(tx, userId)))) return undefined
    await tx.insert(sessions).values({ tokenHash: hashOfToken(token), ...session })
    return token
  })
}

/** Extends a session by its idle timeout, up to the absolute lifetime. */
export async function renewSession(
  db: Database,
  { role, token, createdAt }: RenewableSession,
  now: Date,
): Promise<void> {
  const expiresMs = Math.min(
    now.getTime() + sessionLifetimeMs[role],
    createdAt.getTime() + MAX_SESSION_AGE_MS,
  )
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(expiresMs) })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Closes one session. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Closes all sessions of a user: deactivated, suspended, or with a new password. */
export async function closeSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Those of some sessions that are open, of people who may act. */
export async function listOpenSessionIds(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)))
  return rows.map(({ id }) => id)
}

/** Marks a session as having passed the second factor. */
export async function markSecondFactorPassed(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId))
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`)
}
