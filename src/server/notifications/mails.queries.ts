import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'
import { lastBefore, mayBegin } from './attempts.ts'

export type MailRow = typeof mails.$inferSelect

/** Notes a mail to be sent; undefined when it was noted before. One that had nothing to tell then may have something now. */
export async function insertMail(
  tx: Transaction,
  mail: Pick<MailRow, 'kind' | 'about' | 'recipient' | 'accountId' | 'isLimited' | 'dedupeKey' | 'createdAt'>,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoUpdate({
      target: mails.dedupeKey,
      set: { status: 'queued', recipient: mail.recipient, attemptedAt: null },
      setWhere: eq(mails.status, 'dropped'),
    })
    .returning({ id: mails.id })
    .prepare('mail_insert')
    .execute()
  return inserted?.id
}

/**
 * Begins an attempt to send a mail, which is `queued` until that ends; undefined when it was sent already, or when
 * another attempt is under way.
 */
export async function beginAttempt(db: Executor, mailId: string, now: Date): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ status: 'queued', attempts: sql`${mails.attempts} + 1`, attemptedAt: now, waitsUntil: null })
    .where(and(eq(mails.id, mailId), mayBegin(mails, now)))
    .returning()
    .prepare('mail_begin_attempt')
    .execute()
  return mail
}

/** Notes how an attempt ended, unless the mail was dropped meanwhile, its recipient being erased. */
export async function updateMail(
  db: Database,
  mailId: string,
  changes: Pick<MailRow, 'status' | 'error' | 'subject' | 'sentAt'>,
): Promise<void> {
  await db
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')))
    .prepare('mail_update')
    .execute()
}

/** Notes that an attempt failed; false when the mail was dropped meanwhile, its recipient being erased. */
export async function recordFailedMail(db: Database, mailId: string, error: string): Promise<boolean> {
  const noted = await db
    .update(mails)
    .set({ status: 'failed', error })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'queued')))
    .returning({ id: mails.id })
  return noted.length > 0
}

/** Drops what waits for its turn to tell somebody a thing that a later mail tells. */
export async function dropWaitingMails(
  tx: Transaction,
  { kind, recipient, accountId }: Pick<MailRow, 'kind' | 'recipient' | 'accountId'> & { accountId: string },
): Promise<void> {
  const isTheirs = and(eq(mails.kind, kind), eq(mails.recipient, recipient), eq(mails.accountId, accountId))
  await tx
    .update(mails)
    .set({ status: 'dropped' })
    .where(and(isTheirs, eq(mails.status, 'queued'), isNotNull(mails.waitsUntil)))
}

/** Mails whose attempt never ended. */
export async function listInterruptedMails(db: Database, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), lastBefore(mails, now)))
    .orderBy(mails.attemptedAt)
    .limit(200)
}

/** Deletes mails that left long ago: whom we wrote to is not kept for ever. Those that failed stay to be seen. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db.delete(mails).where(and(inArray(mails.status, ['sent', 'dropped']), lt(mails.createdAt, before)))
}

export async function listRecentMails(db: Database): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(200)
}

export async function findMail(db: Database, mailId: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  return mail
}
