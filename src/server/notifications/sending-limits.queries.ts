import { and, desc, eq, isNotNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { sendingLimits } from '#contract/limits.ts'
import type { Database, Executor, Transaction } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { hasLeft } from '../util/hash-recipient.ts'
import { mayBegin } from './messages.queries.ts'
import { protectingKinds } from './texts/text-subjects.ts'

/** Lets what leaves for one recipient, or for one account, be counted by one at a time, in all processes. */
export async function lockSending(tx: Transaction, whom: readonly string[]): Promise<void> {
  for (const who of [...whom].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`)
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

/** When the nth latest mail left for the same recipient, also when an account of it was erased since. */
export const nthLatestTo = (tx: Transaction, mail: MailRow & { erased: Buffer }, nth: number) => {
  const isSame = sql`lower(${mails.recipient}) = lower(${mail.recipient})`
  return nthLatestMail(tx, mail, or(isSame, eq(mails.erasedRecipient, mail.erased)), nth)
}

/** When the nth latest mail left that the same account caused. */
export const nthLatestOf = async (tx: Transaction, mail: MailRow, nth: number): Promise<Date | null> =>
  mail.accountId ? nthLatestMail(tx, mail, eq(mails.accountId, mail.accountId), nth) : null

/** Has a mail wait for its turn, unless it was sent or dropped meanwhile, or is being sent. */
export async function setWaiting(
  tx: Transaction,
  mailId: string,
  { now, waitsUntil }: { now: Date; waitsUntil: Date },
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'queued', attemptedAt: null, waitsUntil })
    .where(and(eq(mails.id, mailId), mayBegin(mails, now)))
}

/** At a time; the next round brings the others. */
const MAX_RELEASED = 500
/** More than may leave within an hour, since some have nothing to tell any more: a pile of one keeps nobody else's waiting. */
const MAX_RELEASED_PER_RECIPIENT = 30

/**
 * Mails whose turn has come: links that somebody waits for first, then in the order in which they were noted, a few to each
 * recipient and of each account.
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

/** How many texts have left for a number since an instant, another one aside; also those of an account that was erased since. */
export const countTextsTo = (tx: Transaction, text: TextRow & { erased: Buffer }, since: Date) =>
  countTexts(
    tx,
    text,
    since,
    or(eq(textMessages.recipient, text.recipient), eq(textMessages.erasedRecipient, text.erased)),
  )

/** How many texts have left for one account since an instant, whatever its number was then. */
export const countTextsOf = async (tx: Transaction, text: TextRow, since: Date): Promise<number> =>
  text.accountId ? countTexts(tx, text, since, eq(textMessages.accountId, text.accountId)) : 0

/** How many texts have left since an instant but those that protect an account, which have an end of their own. */
export const countTextsOfShop = (tx: Transaction, text: TextRow, since: Date): Promise<number> =>
  countTexts(tx, text, since, notInArray(textMessages.kind, [...protectingKinds]))

/** How long what left for a recipient counts. */
const countedFor = [
  { table: mails, withinMs: sendingLimits.mailsTo.withinMs },
  { table: textMessages, withinMs: sendingLimits.textsTo.withinMs },
] as const

/** Forgets whom something was sent to who is erased, once it no longer counts. */
export async function deleteExpiredRecipientHashes(db: Executor, now: Date): Promise<void> {
  for (const { table, withinMs } of countedFor) {
    const countedSince = new Date(now.getTime() - withinMs)
    await db
      .update(table)
      .set({ erasedRecipient: null })
      .where(and(isNotNull(table.erasedRecipient), lte(table.attemptedAt, countedSince)))
  }
}
