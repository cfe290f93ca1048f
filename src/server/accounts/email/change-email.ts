import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { addJob } from '../../outbox/public.ts'
import type { UserRow } from '../accounts.queries.ts'
import { requirePassword } from '../passwords/check-current-password.ts'
import { clearPendingEmail } from './clear-pending-email.ts'
import { sendConfirmation } from './confirm-email.ts'
import { deleteConfirmationsOf, setPendingEmail } from './email-confirmations.queries.ts'

/** Whether an e-mail differs from the account's, ignoring case. */
export const isAnotherEmail = (known: Pick<UserRow, 'email'>, typed: string | undefined): boolean =>
  typed !== undefined && typed.toLowerCase() !== known.email.toLowerCase()

/**
 * Requires the password for a change of e-mail, and limits the number of confirmation mails.
 * @throws Refused `password_required`, `wrong_current_password`, `rate_limited`
 */
export async function requireRightToChangeEmail(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  currentPassword: string | undefined,
): Promise<void> {
  await requirePassword(deps, userId, currentPassword)
  await consumeAttempt(deps, 'email-confirmation', userId)
}

/** Starts a change of e-mail: stores it as pending, sends the confirmation link, notifies the current address. */
export async function awaitConfirmation(tx: Transaction, userId: string, email: string): Promise<void> {
  await setPendingEmail(tx, userId, email)
  await deleteConfirmationsOf(tx, userId)
  await sendConfirmation(tx, userId)
  await addJob(tx, 'email-change-asked', { userId, occurrence: newId() })
}

/** Cancels a pending change of e-mail, if any. */
export async function cancelEmailChange({ db }: Pick<Deps, 'db'>, { userId }: SignedIn): Promise<void> {
  await db.transaction(tx => clearPendingEmail(tx, userId))
}
