import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { sessions } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { orderShares, orders } from '#database/schema/orders.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { payments } from '#database/schema/payments.ts'
import { securityEvents } from '#database/schema/security.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { transfers } from '#database/schema/transfers.ts'

/** A customer's online payment attempts, latest first. */
export async function listPaymentsOf(db: Executor, userId: string) {
  return db
    .select({
      orderId: payments.orderId,
      transactionId: payments.transactionId,
      amount: payments.amount,
      status: payments.status,
      method: payments.method,
      payerPhone: payments.payerPhone,
      noticedPayers: payments.noticedPayers,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.customerId, userId))
    .orderBy(desc(payments.id))
}

/** Transfers to a customer's phone number, latest first. */
export async function listTransfersTo(db: Executor, userId: string) {
  return db
    .select({
      orderId: transfers.orderId,
      amount: transfers.amount,
      phone: transfers.phone,
      status: transfers.status,
      createdAt: transfers.createdAt,
      endedAt: transfers.endedAt,
    })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(eq(orders.customerId, userId))
    .orderBy(desc(transfers.id))
}

/** Creation times of the tracking links of a customer's orders. */
export async function listSharesOf(db: Executor, userId: string) {
  return db
    .select({ orderId: orderShares.orderId, createdAt: orderShares.createdAt })
    .from(orderShares)
    .innerJoin(orders, eq(orders.id, orderShares.orderId))
    .where(eq(orders.customerId, userId))
    .orderBy(asc(orderShares.createdAt))
}

/** Mails and texts to a person, without their texts, which are not stored. */
export async function listDispatchesTo(db: Executor, person: MailOwner) {
  const sent = (table: typeof mails | typeof textMessages, which: SQL | undefined) =>
    db
      .select({ kind: table.kind, status: table.status, createdAt: table.createdAt, sentAt: table.sentAt })
      .from(table)
      .where(which)
      .orderBy(desc(table.id))
  return {
    mails: await sent(mails, isMailOf(person)),
    texts: await sent(textMessages, isTextToCustomer(person)),
  }
}

type MailOwner = { id: string; email: string; emailConfirmedAt: Date | null }

const isAboutAccount = (userId: string): SQL => sql`${mails.about} ->> 'userId' = ${userId}`

/**
 * Condition: a person's mails: about the account; caused by it and sent to its address or to one that it had; and all to a
 * confirmed address. An unconfirmed address may be anyone's, even the team's.
 */
export function isMailOf({ id, email, emailConfirmedAt }: MailOwner): SQL | undefined {
  const isNamedBy = sql`${mails.recipient} in (
    select named.recipient from ${mails} as named where named.about ->> 'userId' = ${id})`
  // In lower case, so that the index serves.
  const isToEmail = sql`(lower(${mails.recipient}) = lower(${email}) and ${mails.recipient} = ${email})`
  return or(
    isAboutAccount(id),
    and(eq(mails.accountId, id), or(isToEmail, isNamedBy)),
    emailConfirmedAt ? isToEmail : undefined,
  )
}

/** Condition: texts about a customer's account or orders. By subject, since an account's phone number may be a stranger's. */
export const isTextToCustomer = ({ id }: { id: string }): SQL => sql`(
  ${textMessages.about} ->> 'userId' = ${id}
  or ${textMessages.about} ->> 'orderId' = any(array(select ${orders.id}::text from ${orders} where ${eq(orders.customerId, id)})))`

/** The person's messages to the team. */
export async function listCorrespondenceOf(db: Executor, { email }: { email: string }) {
  return db
    .select({
      name: contactMessages.name,
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(desc(contactMessages.id))
}

/** Open sessions of the account. */
export async function listSessionsOf(db: Executor, userId: string) {
  return db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
}

/** Security events of the account, with network addresses. */
export async function listSecurityEventsOf(db: Executor, userId: string) {
  return db
    .select({
      kind: securityEvents.kind,
      address: securityEvents.address,
      count: securityEvents.count,
      firstAt: securityEvents.firstAt,
      lastAt: securityEvents.lastAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.lastAt))
}
