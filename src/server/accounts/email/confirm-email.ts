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

/** Makes the token of a link that confirms an address. It is given once and kept only as a hash. */
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

/** The address that a person is to confirm: the one that it awaits, or a customer's that was never confirmed. */
export function emailToConfirm({
  role,
  email,
  pendingEmail,
  emailConfirmedAt,
}: Pick<UserRow, 'role' | 'email' | 'pendingEmail' | 'emailConfirmedAt'>): string | undefined {
  if (pendingEmail) return pendingEmail
  return role === 'customer' && !emailConfirmedAt ? email : undefined
}

/** An address is new or was never confirmed: a link is sent to it. */
export async function sendConfirmation(tx: Executor, userId: string): Promise<void> {
  await addJob(tx, 'email-confirmation-asked', { userId, occurrence: newId() })
}

/**
 * A person asks for the link again. Does nothing when there is nothing to confirm.
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
 * Confirms an address by a link, once; a pending one counts from then on. Opened again, as after an answer that was lost, the link says
 * the same and does nothing. A link to an address that the account has left, or does not await any more, confirms nothing.
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
