import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Role } from '#contract/endpoint.ts'
import { builtForEach, builtOnce, type Places, placesFor, valuesFor } from '#database/built-once.ts'
import type { Database, Transaction } from '#database/connect.ts'
import { secondFactors, sessions, users, vendors } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import type { Sessions } from '../context.ts'
import type { DeviceOwner } from './known-device.ts'

/** How long a session lives after its last use. */
export const sessionLifetimeMs: Record<Role, number> = {
  customer: 30 * DAY_MS,
  vendor: 12 * HOUR_MS,
  admin: 12 * HOUR_MS,
}

/** However often it is used, a session ends then. */
const LONGEST_LIFE_MS = 90 * DAY_MS
/** A session is not written at each request. */
const SEEN_WITHIN_MS = HOUR_MS

/** Vendors of other statuses are signed out, and stay so. */
const enteringStatuses = ['pending', 'approved'] as const

type Aging = { role: Role; token: string; createdAt: Date }

const sessionsRead = builtForEach(count =>
  builtOnce((db, at: Places<{ now: Date }>) =>
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
      // A customer is asked for no code: the factor of who was an administrator waits for another such role.
      .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), ne(users.role, 'customer')))
      .where(and(inArray(sessions.tokenHash, placesFor('hash', count)), gt(sessions.expiresAt, at.now)))
      .prepare(`sessions_read_${count}`),
  ),
)

/** The sessions behind some cookies' tokens, with those that were not seen for an hour. */
export async function findSessions(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<{ sessions: Sessions; aging: Aging[] }> {
  const tokenOf = new Map(tokens.map(token => [hashOfToken(token).toString('hex'), token]))
  const rows = await sessionsRead(tokens.length)(db, { now, ...valuesFor('hash', tokens.map(hashOfToken)) })
  const found: Sessions = {}
  const aging: Aging[] = []
  for (const { tokenHash, createdAt, lastSeenAt, vendorId, vendorStatus, ...row } of rows) {
    const { factorSetAt, passedAt, ...person } = row
    const who = { ...person, secondFactor: { isSet: factorSetAt !== null, passedAt } }
    const { role } = who
    if (role === 'vendor') {
      if (!vendorId || !enteringStatuses.some(status => status === vendorStatus)) continue
      found.vendor = { ...who, vendorId }
    } else {
      found[role] = who
    }
    const token = tokenOf.get(tokenHash.toString('hex'))
    const isDue = now.getTime() - lastSeenAt.getTime() >= SEEN_WITHIN_MS
    if (token && isDue) aging.push({ role, token, createdAt })
  }
  return { sessions: found, aging }
}

/** Its status stays as it is until the transaction ends. */
async function mayVendorEnter(tx: Transaction, userId: string): Promise<boolean> {
  const [vendor] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.userId, userId), inArray(vendors.status, enteringStatuses)))
    .for('share')
  return vendor !== undefined
}

type NewSession = {
  role: Role
  /** As it was when its password was checked. */
  user: DeviceOwner
  now: Date
  /** What its browser calls itself. */
  userAgent: string | null
}

/**
 * Opens a session of whoever knew this password. A change of the account, or of its business, that is being written is awaited: what
 * closes its sessions closes this one too, or comes first.
 * @returns its token, which only the browser keeps; undefined when the password is another one by now, or the account may no
 * longer enter
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
    if (!owner || (role === 'vendor' && !(await mayVendorEnter(tx, userId)))) return undefined
    await tx.insert(sessions).values({ tokenHash: hashOfToken(token), ...session })
    return token
  })
}

/** Notes that a session is used, and gives it its life again, up to the longest. */
export async function prolongSession(
  db: Database,
  { role, token, createdAt }: Aging,
  now: Date,
): Promise<void> {
  const expiresMs = Math.min(now.getTime() + sessionLifetimeMs[role], createdAt.getTime() + LONGEST_LIFE_MS)
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

/** Notes that the person of a session gave a code of its second factor. */
export async function noteSecondFactor(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId))
}

/** Removes what has expired. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`)
}
