import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { textMessages } from '#database/schema/text-messages.ts'

export type TextRow = typeof textMessages.$inferSelect

/** Inserts a queued text. @returns its id; undefined when the key was queued before */
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

/** Whether a text was dropped for this reason since an instant. */
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
