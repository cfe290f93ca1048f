import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { PaymentAttemptStatus } from '#contract/payments/facts.ts'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import { type NoticedPayer, payments } from '#database/schema/payments.ts'
import type { StartedAtProvider } from './providers/provider.ts'

export type PaymentAttempt = typeof payments.$inferSelect
type NewAttempt = Pick<
  PaymentAttempt,
  'orderId' | 'transactionId' | 'amount' | 'provider' | 'providerApi' | 'createdAt'
>

export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<PaymentAttempt> {
  const [row] = await tx
    .insert(payments)
    .values({ ...attempt, updatedAt: attempt.createdAt })
    .returning()
  return row!
}

export async function findAttempt(db: Executor, transactionId: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(payments).where(eq(payments.transactionId, transactionId))
  return row ?? null
}

/** All payment attempts of an order, oldest first. */
export async function listAttempts(db: Executor, orderId: string) {
  return db
    .select({
      id: payments.id,
      transactionId: payments.transactionId,
      amount: payments.amount,
      status: payments.status,
      method: payments.method,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
}

/** Locks and returns an attempt. */
export async function lockAttempt(tx: Transaction, id: string): Promise<PaymentAttempt> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row!
}

/** Stores the provider's response to the start; a notification may already have settled the attempt. */
export async function recordOpened(db: Database, id: string, opened: StartedAtProvider): Promise<void> {
  const { paymentUrl, notifyToken, data } = opened
  await db
    .update(payments)
    .set({ paymentUrl, notifyToken, providerData: withData(data) })
    .where(eq(payments.id, id))
}

type Change = Pick<PaymentAttempt, 'status' | 'updatedAt'> &
  Partial<
    Pick<
      PaymentAttempt,
      'method' | 'payerPhone' | 'heardAt' | 'settledAt' | 'receivedAmount' | 'receivedCurrency'
    >
  > & {
    data: Record<string, unknown>
  }

export async function updateAttempt(
  tx: Transaction,
  id: string,
  { data, ...change }: Change,
): Promise<PaymentAttempt> {
  const [row] = await tx
    .update(payments)
    .set({ ...change, providerData: withData(data) })
    .where(eq(payments.id, id))
    .returning()
  return row!
}

/** Adds the payer named by a notice, if not already stored. */
export async function addNoticedPayer(tx: Transaction, id: string, payer: NoticedPayer): Promise<void> {
  const payerList = sql`${JSON.stringify([payer])}::jsonb`
  await tx
    .update(payments)
    .set({ noticedPayers: sql`${payments.noticedPayers} || ${payerList}` })
    .where(and(eq(payments.id, id), sql`not ${payments.noticedPayers} @> ${payerList}`))
}

const withData = (data: Record<string, unknown>) =>
  sql`${payments.providerData} || ${JSON.stringify(data)}::jsonb`

/** The attempt that settled the order, if any. */
export async function findSettledAttempt(tx: Transaction, orderId: string): Promise<PaymentAttempt | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.settledAt)))
  return row ?? null
}

/** Whether this is the latest attempt of its order. */
export async function isLatestAttempt(tx: Transaction, { id, orderId }: PaymentAttempt): Promise<boolean> {
  const [latest] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  return latest?.id === id
}

/** Attempts of an order that may still be accepted, failed ones included. */
export async function listUnpaidAttemptsOf(db: Executor, orderId: string): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.status, 'ACCEPTED')))
    .orderBy(asc(payments.id))
}

/** Records an unanswered check, unless the attempt was updated meanwhile. */
export async function recordUnansweredCheck(
  db: Executor,
  { id, status }: Pick<PaymentAttempt, 'id' | 'status'>,
  becomes: { status: PaymentAttemptStatus; updatedAt: Date },
): Promise<void> {
  await db
    .update(payments)
    .set(becomes)
    .where(and(eq(payments.id, id), eq(payments.status, status)))
}

/** A failed attempt is checked for this long, since it may be accepted late and its notification lost. */
const DOUBT_LASTS_MS = DAY_MS

/**
 * Attempts due for a check: open ones first, then by time of the last check. Older attempts are checked less often.
 */
export async function listAttemptsToAsk(db: Executor, now: Date, limit: number): Promise<PaymentAttempt[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const unasked = sql`${at} - ${payments.updatedAt}`
  const age = sql`(${at} - ${payments.createdAt})`
  const isOpen = and(
    eq(payments.status, 'PENDING'),
    sql`${unasked} >= greatest(interval '30 seconds', ${age} / 10)`,
  )
  const isInDoubt = and(
    inArray(payments.status, ['REFUSED', 'EXPIRED']),
    gt(payments.createdAt, new Date(now.getTime() - DOUBT_LASTS_MS)),
    sql`${unasked} >= greatest(interval '5 minutes', ${age} / 2)`,
  )
  return db
    .select()
    .from(payments)
    .where(or(isOpen, isInDoubt))
    .orderBy(sql`${payments.status} <> 'PENDING'`, asc(payments.updatedAt))
    .limit(limit)
}
