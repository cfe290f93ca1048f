import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import type { Channel, MessageTable } from './channels.ts'

// Queries that the tables of all channels share.

/** Longer than any attempt lasts: an older one without an outcome was interrupted. */
const MAX_ATTEMPT_MS = 10 * MINUTE_MS

/** In characters; longer error messages are cut. */
const MAX_ERROR_LENGTH = 500

type Row<Table extends MessageTable> = Table['$inferSelect']

/** Condition: the last attempt began so long ago that it is over. */
const attemptTimedOut = (table: MessageTable, now: Date) =>
  lt(table.attemptedAt, new Date(now.getTime() - MAX_ATTEMPT_MS))

/** Condition: the message failed, or is queued without an attempt under way. */
export const canStartAttempt = (table: MessageTable, now: Date) =>
  or(
    eq(table.status, 'failed'),
    and(eq(table.status, 'queued'), or(isNull(table.attemptedAt), attemptTimedOut(table, now))),
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

/** The latest 200 messages, latest first, for `serveMails`. */
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

/** Locks a message until the transaction ends; undefined when it does not exist. */
export async function lockMessage(
  tx: Transaction,
  { table }: Channel,
  id: string,
): Promise<{ status: string } | undefined> {
  const [row] = await tx.select({ status: table.status }).from(table).where(eq(table.id, id)).for('update')
  return row
}

/**
 * Begins an attempt to send a message, which is `queued` until it ends.
 * @returns the message; undefined when it was sent or dropped, or when another attempt is under way
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
    .where(and(eq(table.id, id), canStartAttempt(table, now)))
    .returning()
    .prepare(`${name}_begin_attempt`)
    .execute()
  return row
}

/** Records how an attempt ended; does nothing when the message was dropped meanwhile, since its recipient was erased. */
export async function recordOutcome(
  db: Executor,
  { table }: Channel,
  id: string,
  end: Pick<Row<MessageTable>, 'status' | 'error' | 'sentAt'> & { subject?: string },
): Promise<void> {
  await db.update(table).set(end).where(isQueued(table, id))
}

/** Records a failed attempt; false when the message was dropped meanwhile, since its recipient was erased. */
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

/** Ids of at most 200 messages whose last attempt was interrupted, oldest attempt first. */
export async function listInterrupted(db: Database, { table }: Channel, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'queued'), attemptTimedOut(table, now)))
    .orderBy(table.attemptedAt)
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Deletes sent and dropped messages created before an instant. Failed ones are kept: administrators retry them. */
export async function deleteOldMessages(db: Database, { table }: Channel, before: Date): Promise<void> {
  await db.delete(table).where(and(inArray(table.status, ['sent', 'dropped']), lt(table.createdAt, before)))
}
