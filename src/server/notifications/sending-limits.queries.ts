import { and, desc, eq, isNotNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { sendingLimits } from '#contract/limits.ts'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import { hasLeft } from '#database/schema/has-left.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { canStartAttempt } from './messages.queries.ts'
import { protectingKinds } from './texts/text-subjects.ts'

/** Takes advisory locks by name until the transaction ends, sorted against deadlocks, so that processes count one at a time. */
export async function lockSending(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  }
}

type MailRow = typeof mails.$inferSelect

const nthLatestMail = async (
  tx: Transaction,
  mail: MailRow,
  which: SQL | undefined,
  nth: number,
): Promise<Date | null> => {
  const [row] = await tx
    .select({ attemptedAt: mails.attemptedAt })
    .from(mails)
    .where(and(which, mails.isLimited, ne(mails.id, mail.id), hasLeft(mails)))
    .orderBy(desc(mails.attemptedAt))
    .offset(nth - 1)
    .limit(1)
  return row?.attemptedAt ?? null
}

/** Time of sending of the nth latest other limited mail to a recipient, erased accounts included; null if there are fewer. */
export const nthLatestToRecipient = (tx: Transaction, mail: MailRow & { erased: Buffer }, nth: number) => {
  const isSame = sql`lower(${mails.recipient}) = lower(${mail.recipient})`
  return nthLatestMail(tx, mail, or(isSame, eq(mails.erasedRecipient, mail.erased)), nth)
}

/** Time of sending of the nth latest other limited mail of an account; null if there are fewer, or without an account. */
export const nthLatestOfAccount = async (
  tx: Transaction,
  mail: MailRow,
  nth: number,
): Promise<Date | null> =>
  mail.accountId ? nthLatestMail(tx, mail, eq(mails.accountId, mail.accountId), nth) : null

/** Makes a mail wait until an instant; does nothing when it was sent or dropped meanwhile, or is being sent. */
export async function delayMail(
  tx: Transaction,
  mailId: string,
  { now, waitsUntil }: { now: Date; waitsUntil: Date },
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'queued', attemptedAt: null, waitsUntil })
    .where(and(eq(mails.id, mailId), canStartAttempt(mails, now)))
}

/** Per sweep; the next one releases the others. */
const MAX_RELEASED = 500
/** Per recipient and account, so that many mails of one do not delay the others; above hourly limits, since some are dropped. */
const MAX_RELEASED_PER_RECIPIENT = 30

/**
 * Waiting mails whose time has come, at most `MAX_RELEASED_PER_RECIPIENT` to each recipient and of each account: password resets
 * first, then in order of creation.
 */
export async function listReleasedMails(db: Database, now: Date): Promise<{ id: string }[]> {
  const first = sql`${mails.kind} <> 'password-reset', ${mails.id}`
  const turnOf = (whom: SQL) => sql<number>`row_number() over (partition by ${whom} order by ${first})`
  const turns = db
    .select({
      id: mails.id,
      isLast: sql<boolean>`${mails.kind} <> 'password-reset'`.as('is_last'),
      turnTo: turnOf(sql`lower(${mails.recipient})`).as('turn_to'),
      turnOf: turnOf(sql`coalesce(${mails.accountId}, ${mails.id})`).as('turn_of'),
    })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), lte(mails.waitsUntil, now)))
    .as('turns')
  return db
    .select({ id: turns.id })
    .from(turns)
    .where(and(lte(turns.turnTo, MAX_RELEASED_PER_RECIPIENT), lte(turns.turnOf, MAX_RELEASED_PER_RECIPIENT)))
    .orderBy(turns.isLast, turns.id)
    .limit(MAX_RELEASED)
}

type TextRow = Pick<typeof textMessages.$inferSelect, 'id' | 'recipient' | 'accountId'>

const countTexts = (tx: Transaction, { id }: TextRow, since: Date, which: SQL | undefined): Promise<number> =>
  tx.$count(
    textMessages,
    and(
      which,
      sql`${textMessages.attemptedAt} > ${since.toISOString()}`,
      ne(textMessages.id, id),
      hasLeft(textMessages),
    ),
  )

/** Counts the other texts to the same number since an instant, those of erased accounts included. */
export const countTextsToNumber = (tx: Transaction, text: TextRow & { erased: Buffer }, since: Date) =>
  countTexts(
    tx,
    text,
    since,
    or(eq(textMessages.recipient, text.recipient), eq(textMessages.erasedRecipient, text.erased)),
  )

/** Counts the other texts of the same account since an instant, to any number; 0 without an account. */
export const countTextsOfAccount = async (tx: Transaction, text: TextRow, since: Date): Promise<number> =>
  text.accountId ? countTexts(tx, text, since, eq(textMessages.accountId, text.accountId)) : 0

/** Counts the other texts of the shop since an instant, except those that protect accounts, which have limits of their own. */
export const countTextsOfShop = (tx: Transaction, text: TextRow, since: Date): Promise<number> =>
  countTexts(tx, text, since, notInArray(textMessages.kind, [...protectingKinds]))

/** How long a message counts under its recipient's limit, by table. */
const countedFor = [
  { table: mails, withinMs: sendingLimits.mailsTo.withinMs },
  { table: textMessages, withinMs: sendingLimits.textsTo.withinMs },
] as const

/** Clears the hashes of erased recipients whose messages no longer count under a limit. */
export async function deleteExpiredRecipientHashes(db: Executor, now: Date): Promise<void> {
  for (const { table, withinMs } of countedFor) {
    const countedSince = new Date(now.getTime() - withinMs)
    await db
      .update(table)
      .set({ erasedRecipient: null })
      .where(and(isNotNull(table.erasedRecipient), lte(table.attemptedAt, countedSince)))
  }
}
