import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { takeAttempt } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { hashOfToken, newSecretToken } from '../secret-token.ts'
import { findUser } from './accounts.queries.ts'
import {
  confirmAddress,
  deleteExpiredConfirmations,
  findConfirmation,
  insertConfirmation,
} from './email-confirmations.queries.ts'

const HOUR_MS = 3_600_000
/** How long a link that confirms an address lives. */
const LINK_LIFETIME_MS = 3 * 24 * HOUR_MS

/** Makes the token of a link that confirms an address. It is given once and kept only as a hash. */
export async function issueConfirmationToken(
  db: Executor,
  { id: userId, email }: { id: string; email: string },
  now: Date,
): Promise<string> {
  await deleteExpiredConfirmations(db, now)
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  await insertConfirmation(db, { tokenHash: hashOfToken(token), userId, email, createdAt: now, expiresAt })
  return token
}

/** A customer's address is new or was never confirmed: a link is sent to it. */
export async function sendConfirmation(tx: Executor, userId: string): Promise<void> {
  await addJob(tx, 'email-confirmation-asked', { userId, occurrence: newId() })
}

/**
 * A customer asks for the link again. Does nothing once the address is confirmed.
 * @throws Refused `rate_limited`
 */
export async function askEmailConfirmation(
  deps: Pick<Deps, 'db' | 'config'>,
  { userId }: SignedIn,
): Promise<void> {
  const { db } = deps
  const user = (await findUser(db, userId)) ?? refuse('unauthenticated')
  if (user.emailConfirmedAt) return
  await takeAttempt(deps, 'email-confirmation', userId)
  await sendConfirmation(db, userId)
}

/**
 * Confirms an address by a link, once. A link to an address that the account has left confirms nothing.
 * @throws Refused `invalid_confirmation`
 */
export async function confirmEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  await db.transaction(async (tx: Transaction) => {
    const found = (await findConfirmation(tx, hashOfToken(token), clock())) ?? refuse('invalid_confirmation')
    await confirmAddress(tx, found.userId, clock())
  })
}
