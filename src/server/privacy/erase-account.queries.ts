import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { activeStatuses } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { emailConfirmations, passwordResets, secondFactors, users } from '#database/schema/accounts.ts'
import { addresses } from '#database/schema/delivery.ts'
import { favouriteProducers, favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { hasLeft } from '#database/schema/has-left.ts'
import { mails } from '#database/schema/mails.ts'
import { orderEvents, orderShares, orders } from '#database/schema/orders.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { securityEvents } from '#database/schema/security.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { transfers } from '#database/schema/transfers.ts'
import { erasedEmailOf } from '../accounts/public.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import {
  countOpenProblemsOf,
  detachPicturesOf,
  eraseMessagesOf,
  listProblemsOfCustomer,
} from '../problems/public.ts'
import { isMailOf, isTextToCustomer } from './export-own-data.queries.ts'

/** Replaces erased text. */
const ERASED = 'Effacé à la demande du client'

/** A pending payment older than this counts as never made. */
const PROVIDER_ANSWERS_WITHIN_MS = DAY_MS

/**
 * Locks the customer, which prevents new orders until the end of the transaction.
 * @throws Refused `unauthenticated` when the account is gone
 */
export async function lockUser(
  tx: Transaction,
  userId: string,
): Promise<{ id: string; email: string; emailConfirmedAt: Date | null }> {
  const [user] = await tx
    .select({ id: users.id, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user ?? refuse('unauthenticated')
}

/** What prevents an erasure: active orders or pending payments, due refunds, open problems. */
export async function findObligations(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ ordersUnderWay: boolean; moneyDueBack: boolean; problemsOpen: boolean }> {
  const heardSince = new Date(now.getTime() - PROVIDER_ANSWERS_WITHIN_MS)
  const theirs = eq(orders.customerId, userId)
  const open = await tx.$count(orders, and(theirs, inArray(orders.status, activeStatuses)))
  const [unanswered] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(theirs, eq(payments.status, 'PENDING'), gt(payments.createdAt, heardSince)))
    .limit(1)
  const [due] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(theirs, eq(refunds.status, 'due')))
    .limit(1)
  return {
    ordersUnderWay: open > 0 || unanswered !== undefined,
    moneyDueBack: due !== undefined,
    problemsOpen: (await countOpenProblemsOf(tx, userId)) > 0,
  }
}

/**
 * Removes the recipient from mails and texts, and drops those not sent yet. Sent ones get a hash of the recipient, until they no
 * longer count towards its sending limits.
 */
export async function eraseFromDispatches(
  tx: Transaction,
  person: { id: string; email: string; emailConfirmedAt: Date | null },
  erasedOf: (recipient: string) => Buffer,
): Promise<void> {
  for (const { table, theirs } of [
    { table: mails, theirs: isMailOf(person) },
    { table: textMessages, theirs: isTextToCustomer(person) },
  ]) {
    const theirsThatLeft = and(theirs, hasLeft(table))
    for (const { recipient } of await tx
      .selectDistinct({ recipient: table.recipient })
      .from(table)
      .where(theirsThatLeft)) {
      const erasedRecipient = erasedOf(recipient)
      await tx
        .update(table)
        .set({ erasedRecipient })
        .where(and(theirsThatLeft, eq(table.recipient, recipient)))
    }
    await tx
      .update(table)
      .set({ status: 'dropped' })
      .where(and(theirs, inArray(table.status, ['queued', 'failed'])))
    await tx.update(table).set({ recipient: ERASED, error: null }).where(theirs)
  }
}

/**
 * Clears the subjects of mails to others, which may quote the person. The key is a literal in the SQL text, so that the index
 * serves.
 */
async function eraseSubjects(
  tx: Transaction,
  about: 'messageId' | 'problemId',
  ids: string[],
): Promise<void> {
  await tx
    .update(mails)
    .set({ subject: null })
    .where(inArray(sql`${mails.about} ->> ${sql.raw(`'${about}'`)}`, ids))
}

/** Deletes the person's messages to the team. */
export async function eraseCorrespondence(tx: Transaction, { email }: { email: string }): Promise<void> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .returning({ id: contactMessages.id })
  const ids = gone.map(({ id }) => id)
  await eraseSubjects(tx, 'messageId', ids)
}

/** Removes destination, notes, reasons, tracking links and payer numbers from orders, which remain for accounting. */
export async function eraseFromOrders(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      recipientName: null,
      phone: null,
      zoneId: null,
      directions: ERASED,
      latitude: null,
      longitude: null,
      notes: null,
    })
    .where(eq(orders.customerId, userId))
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, userId))
  const own = and(inArray(orderEvents.orderId, theirs), eq(orderEvents.actor, 'customer'))
  // A refund for a cancelled order repeats the reason of the cancellation.
  const reasons = tx.select({ reason: orderEvents.reason }).from(orderEvents).where(own)
  await tx
    .update(refunds)
    .set({ reason: ERASED })
    .where(and(inArray(refunds.orderId, theirs), inArray(refunds.reason, reasons)))
  await tx
    .update(orderEvents)
    .set({ reason: null })
    .where(and(own, isNotNull(orderEvents.reason)))
  await tx.delete(orderShares).where(inArray(orderShares.orderId, theirs))
  // Numbers of payers and of refunded customers.
  await tx
    .update(payments)
    .set({ payerPhone: null, noticedPayers: [] })
    .where(inArray(payments.orderId, theirs))
  await tx.update(transfers).set({ phone: null }).where(inArray(transfers.orderId, theirs))
}

/** Erases texts and pictures of problems. A sweep deletes the files; its job is added here. */
export async function eraseFromProblems(tx: Transaction, userId: string): Promise<void> {
  await eraseMessagesOf(tx, userId, ERASED)
  await detachPicturesOf(tx, userId)
  const reported = await listProblemsOfCustomer(tx, userId)
  const ids = reported.map(({ problem }) => problem.id)
  await eraseSubjects(tx, 'problemId', ids)
  await addJob(tx, 'sweep-problem-pictures', {})
}

/** Deletes what nothing else needs: addresses, links, favourites, stock alerts, security events. */
export async function eraseBelongings(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId))
  for (const table of [
    passwordResets,
    emailConfirmations,
    secondFactors,
    favouriteProducts,
    favouriteProducers,
    stockAlerts,
    securityEvents,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
}

/** Reduces the account to the id that orders and reviews refer to. */
export async function anonymiseUser(
  tx: Transaction,
  userId: string,
  fields: { passwordHash: string; erasedAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...fields,
      username: `compte-supprime-${userId}`,
      email: erasedEmailOf(userId),
      pendingEmail: null,
      fullName: 'Ancien client',
      phone: null,
      region: null,
      isActive: false,
      acceptsMessages: false,
    })
    .where(eq(users.id, userId))
}
