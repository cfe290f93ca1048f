import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect

/** Notes a mail to be sent; undefined when it was noted before. */
export async function insertMail(
  tx: Transaction,
  mail: Pick<MailRow, 'kind' | 'about' | 'recipient' | 'dedupeKey' | 'createdAt'>,
): Promise<string | undefined> {
  const [inserted] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return inserted?.id
}

/** Begins an attempt to send a mail; undefined when it was sent already. Until the attempt ends, the mail is `queued`. */
export async function beginAttempt(db: Database, mailId: string, now: Date): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ status: 'queued', attempts: sql`${mails.attempts} + 1`, attemptedAt: now })
    .where(and(eq(mails.id, mailId), ne(mails.status, 'sent')))
    .returning()
  return mail
}

export async function updateMail(
  db: Database,
  mailId: string,
  changes: Partial<Pick<MailRow, 'status' | 'error' | 'subject' | 'sentAt'>>,
): Promise<void> {
  await db.update(mails).set(changes).where(eq(mails.id, mailId))
}

/** Mails whose attempt began before an instant and never ended: the process died with it. */
export async function listInterruptedMails(db: Database, before: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), lt(mails.attemptedAt, before)))
    .orderBy(mails.attemptedAt)
    .limit(200)
}

export async function listRecentMails(db: Database): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(200)
}

export async function findMail(db: Database, mailId: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
  return mail
}
