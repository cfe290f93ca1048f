import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { lastBefore, mayBegin } from '../attempts.ts'

export type TextRow = typeof textMessages.$inferSelect

/** Notes a text to be sent; undefined when it was noted before. */
export async function insertText(
  tx: Transaction,
  draft: Pick<TextRow, 'kind' | 'about' | 'recipient' | 'accountId' | 'dedupeKey' | 'createdAt'>,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(textMessages)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: textMessages.id })
    .prepare('text_insert')
    .execute()
  return inserted?.id
}

/**
 * Begins an attempt to send a text, which is `queued` until that ends; undefined when it was sent already, or when
 * another attempt is under way.
 */
export async function beginTextAttempt(
  db: Executor,
  textId: string,
  now: Date,
): Promise<TextRow | undefined> {
  const [row] = await db
    .update(textMessages)
    .set({ status: 'queued', attempts: sql`${textMessages.attempts} + 1`, attemptedAt: now })
    .where(and(eq(textMessages.id, textId), mayBegin(textMessages, now)))
    .returning()
    .prepare('text_begin_attempt')
    .execute()
  return row
}

/** Notes how an attempt ended, unless the text was dropped meanwhile, its recipient being erased. */
export async function updateText(
  db: Executor,
  textId: string,
  changes: Pick<TextRow, 'status' | 'error' | 'sentAt'>,
): Promise<void> {
  await db
    .update(textMessages)
    .set(changes)
    .where(and(eq(textMessages.id, textId), eq(textMessages.status, 'queued')))
    .prepare('text_update')
    .execute()
}

/** Notes that an attempt failed; false when the text was dropped meanwhile, its recipient being erased. */
export async function recordFailedText(db: Database, textId: string, error: string): Promise<boolean> {
  const noted = await db
    .update(textMessages)
    .set({ status: 'failed', error })
    .where(and(eq(textMessages.id, textId), eq(textMessages.status, 'queued')))
    .returning({ id: textMessages.id })
  return noted.length > 0
}

/** Was a text dropped for this reason since an instant? */
export async function wasDroppedFor(tx: Transaction, reason: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(
      and(
        eq(textMessages.status, 'dropped'),
        eq(textMessages.error, reason),
        gt(textMessages.attemptedAt, since),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Texts whose attempt never ended. */
export async function listInterruptedTexts(db: Database, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(and(eq(textMessages.status, 'queued'), lastBefore(textMessages, now)))
    .orderBy(textMessages.attemptedAt)
    .limit(200)
}

/** Deletes texts that left long ago: whom we wrote to is not kept for ever. Those that failed stay to be seen. */
export async function deleteOldTexts(db: Database, before: Date): Promise<void> {
  const isOver = inArray(textMessages.status, ['sent', 'dropped'])
  await db.delete(textMessages).where(and(isOver, lt(textMessages.createdAt, before)))
}

/** The latest first, for the page of what is kept in the folders. */
export async function listRecentTexts(db: Executor): Promise<TextRow[]> {
  return db.select().from(textMessages).orderBy(desc(textMessages.id)).limit(100)
}

export async function findText(db: Executor, textId: string): Promise<TextRow | undefined> {
  const [text] = await db.select().from(textMessages).where(eq(textMessages.id, textId))
  return text
}
