import { desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { countUpTo } from '../lists/count-up-to.ts'

/** As promised on the privacy page. */
const RETENTION = sql`interval '1 year'`

const isUnread = isNull(contactMessages.readAt)

const selectMessages = (db: Executor, where: SQL | undefined) =>
  db
    .select({ message: contactMessages, phone: users.phone })
    .from(contactMessages)
    .leftJoin(users, eq(sql`lower(${users.email})`, sql`lower(${contactMessages.email})`))
    .where(where)
export type ContactMessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** One page of the messages, latest first, and their total. */
export async function listContactMessages(
  db: Executor,
  { unread, page, limit }: NumberedPage & { unread: boolean },
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const where = unread ? isUnread : undefined
  const rows = await selectMessages(db, where)
    .orderBy(desc(contactMessages.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const all = db.select({ id: contactMessages.id }).from(contactMessages).where(where)
  return { rows, total: await countUpTo(db, all) }
}

export async function countUnreadMessages(db: Executor): Promise<number> {
  return countUpTo(db, db.select({ id: contactMessages.id }).from(contactMessages).where(isUnread))
}

export async function findMessageWithPhone(db: Executor, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await selectMessages(db, eq(contactMessages.id, id))
  return row
}

/** Reads and locks a message. */
export async function lockContactMessage(tx: Transaction, id: string) {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  return message
}

export async function updateReadAt(tx: Transaction, id: string, readAt: Date | null): Promise<void> {
  await tx.update(contactMessages).set({ readAt }).where(eq(contactMessages.id, id))
}

/** Deletes messages past their retention. */
export async function deleteOldContactMessages(db: Executor): Promise<void> {
  await db.delete(contactMessages).where(sql`${contactMessages.createdAt} < now() - ${RETENTION}`)
}
