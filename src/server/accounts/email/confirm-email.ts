import { confirmationLink } from '#contract/accounts/links.ts'
import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { violates } from '#database/sql-state.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { addJob } from '../../outbox/public.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import { findUser, type UserRow } from '../accounts.queries.ts'
import {
  deleteExpiredConfirmations,
  findConfirmation,
  insertConfirmation,
  markEmailConfirmed,
  replaceWithPendingEmail,
} from './email-confirmations.queries.ts'
import { invalidateFormerEmail } from './invalidate-former-email.ts'

/** Creates a confirmation token; only its hash is stored. */
export async function issueConfirmationToken(
  db: Executor,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string> {
  await deleteExpiredConfirmations(db, now)
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + confirmationLink.lifetimeMs)
  await insertConfirmation(db, { tokenHash: hashOfToken(token), userId, email, createdAt: now, expiresAt })
  return token
}

/** The address to confirm: the pending one, or an unconfirmed one of a customer. */
export function emailToConfirm({
  role,
  email,
  pendingEmail,
  emailConfirmedAt,
}: Pick<UserRow, 'role' | 'email' | 'pendingEmail' | 'emailConfirmedAt'>): string | undefined {
  if (pendingEmail) return pendingEmail
  return role === 'customer' && !emailConfirmedAt ? email : undefined
}

/** Queues the mail with the confirmation link. */
export async function sendConfirmation(tx: Executor, userId: string): Promise<void> {
  await addJob(tx, 'email-confirmation-asked', { userId, occurrence: newId() })
}

/**
 * Sends the confirmation link again. Does nothing when there is nothing to confirm.
 * @throws Refused `rate_limited`
 */
export async function requestEmailConfirmation(
  deps: Pick<Deps, 'db' | 'config'>,
  { userId }: SignedIn,
): Promise<void> {
  const { db } = deps
  const user = (await findUser(db, userId)) ?? refuse('unauthenticated')
  if (!emailToConfirm(user)) return
  await consumeAttempt(deps, 'email-confirmation', userId)
  await sendConfirmation(db, userId)
}

type Confirmed = { userId: string; space: Role; hasMoved: boolean }

/**
 * Confirms an address by its link; a pending one replaces the current one. Idempotent. Links to an address that is neither
 * current nor pending are invalid.
 * @returns the account, its space, and whether its address is another one now
 * @throws Refused `invalid_confirmation`; `email_taken` when somebody else has the address by now
 */
export async function confirmEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<Confirmed> {
  try {
    return await db.transaction(tx => followLink(tx, token, clock()))
  } catch (error) {
    if (!violates(error, 'users_email_key')) throw error
    return refuse('email_taken', { errors: { email: accountsRefusals.email_taken.message } })
  }
}

async function followLink(tx: Transaction, token: string, now: Date): Promise<Confirmed> {
  const found = (await findConfirmation(tx, hashOfToken(token), now)) ?? refuse('invalid_confirmation')
  const { userId, role, formerEmail, pendingEmail, emailConfirmedAt } = found
  if (!pendingEmail && emailConfirmedAt) return { userId, space: role, hasMoved: false }
  if (pendingEmail) {
    await replaceWithPendingEmail(tx, userId, pendingEmail)
    await invalidateFormerEmail(tx, { userId, formerEmail, now })
  }
  await markEmailConfirmed(tx, userId, now)
  return { userId, space: role, hasMoved: pendingEmail !== null }
}
