import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import type { Channel, MessageTable } from './channels.ts'

// What the tables of all channels are asked alike.

/** Longer than any attempt lasts. One that began before and did not end died with its process. */
const MAX_ATTEMPT_MS = 10 * MINUTE_MS

/** How much is kept of why an attempt failed. */
const MAX_ERROR_LENGTH = 500

type Row<Table extends MessageTable> = Table['$inferSelect']

/** Its last attempt began so long ago that it has ended, whatever became of it. */
const lastBefore = (table: MessageTable, now: Date) =>
  lt(table.attemptedAt, new Date(now.getTime() - MAX_ATTEMPT_MS))

/** It failed, or is queued, and no attempt is under way. */
export const mayBegin = (table: MessageTable, now: Date) =>
  or(
    eq(table.status, 'failed'),
    and(eq(table.status, 'queued'), or(isNull(table.attemptedAt), lastBefore(table, now))),
  )

const isQueued = (table: MessageTable, id: string) => and(eq(table.id, id), eq(table.status, 'queued'))

export async function findMessage<Table extends MessageTable>(
  db: Executor,
  { table }: Channel<Table>,
  id: string,
): Promise<Row<Table> | undefined> {
  const [row] = await db
    .select()
    .from(table as MessageTable)
    .where(eq(table.id, id))
  return row
}

/** The latest first, for the page of what is kept in the folders. */
export async function listRecentMessages<Table extends MessageTable>(
  db: Executor,
  { table }: Channel<Table>,
): Promise<Row<Table>[]> {
  return db
    .select()
    .from(table as MessageTable)
    .orderBy(desc(table.id))
    .limit(200)
}

/** Keeps a message from others until the end of the transaction. */
export async function lockMessage(
  tx: Transaction,
  { table }: Channel,
  id: string,
): Promise<{ status: string } | undefined> {
  const [row] = await tx.select({ status: table.status }).from(table).where(eq(table.id, id)).for('update')
  return row
}

/**
 * Begins an attempt to send a message, which is `queued` until that ends; undefined when it was sent already, or when
 * another attempt is under way.
 */
export async function beginAttempt<Table extends MessageTable>(
  db: Executor,
  { table, name, begun }: Channel<Table>,
  id: string,
  now: Date,
): Promise<Row<Table> | undefined> {
  const [row] = await db
    .update(table as MessageTable)
    .set({ status: 'queued', attempts: sql`${table.attempts} + 1`, attemptedAt: now, ...begun })
    .where(and(eq(table.id, id), mayBegin(table, now)))
    .returning()
    .prepare(`${name}_begin_attempt`)
    .execute()
  return row
}

/** Notes how an attempt ended, unless the message was dropped meanwhile, its recipient being erased. */
export async function recordOutcome(
  db: Executor,
  { table }: Channel,
  id: string,
  end: Pick<Row<MessageTable>, 'status' | 'error' | 'sentAt'> & { subject?: string },
): Promise<void> {
  await db.update(table).set(end).where(isQueued(table, id))
}

/** Notes why an attempt failed; false when the message was dropped meanwhile, its recipient being erased. */
export async function recordFailure(
  db: Database,
  { table }: Channel,
  id: string,
  error: unknown,
): Promise<boolean> {
  const words = error instanceof Error ? error.message : String(error)
  const noted = await db
    .update(table)
    .set({ status: 'failed', error: words.slice(0, MAX_ERROR_LENGTH) })
    .where(isQueued(table, id))
    .returning({ id: table.id })
  return noted.length > 0
}

/** Messages whose attempt never ended. */
export async function listInterrupted(db: Database, { table }: Channel, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'queued'), lastBefore(table, now)))
    .orderBy(table.attemptedAt)
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Deletes messages that left long ago: whom we wrote to is not kept for ever. Those that failed stay to be seen. */
export async function deleteOldMessages(db: Database, { table }: Channel, before: Date): Promise<void> {
  await db.delete(table).where(and(inArray(table.status, ['sent', 'dropped']), lt(table.createdAt, before)))
}
