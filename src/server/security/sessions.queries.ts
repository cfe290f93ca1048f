import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { sessions } from '#database/schema/accounts.ts'
import type { SignedIn } from '../http/context.ts'

const ofAccount = ({ userId }: Pick<SignedIn, 'userId'>) => eq(sessions.userId, userId)

/** The open sessions of an account, last used first. */
export async function listOpenSessions(db: Executor, person: SignedIn, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(ofAccount(person), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** Ends one session of an account. @returns whether the account had it */
export async function deleteSession(db: Executor, person: SignedIn, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ofAccount(person), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of an account but the current one. */
export async function deleteOtherSessions(db: Executor, person: SignedIn): Promise<void> {
  await db.delete(sessions).where(and(ofAccount(person), ne(sessions.id, person.sessionId)))
}
