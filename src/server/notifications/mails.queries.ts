import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect

/**
 * Inserts a queued mail. A dropped one of the same key is queued again, since it may apply by now.
 * @returns its id; undefined when it was queued or sent before
 */
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

/** Drops the mails of a kind that an account has waiting for a sending limit to an address: a later mail replaces them. */
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
