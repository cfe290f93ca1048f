import type { ResetLinkBody, ResetPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { clearAttempts } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { closeSessionsOf } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { hashOfToken } from '../../util/secret-token.ts'
import { updatePasswordHash } from '../accounts.queries.ts'
import { clearPendingEmail } from '../email/clear-pending-email.ts'
import { consumeReset, findAccountOfReset } from './password-resets.queries.ts'
import { hashPassword } from './passwords.ts'
import { namesOf, refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * The account of a one-time link, without consuming it.
 * @throws Refused `invalid_token` of a link that was used, is too old, or of another space
 */
export async function findByResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, space }: ResetLinkBody,
): Promise<{ id: string }> {
  const account = await findAccountOfReset(db, hashOfToken(token), clock())
  return account?.role === space ? account : refuse('invalid_token')
}

/**
 * Sets a new password by a one-time link, closes all sessions, and notifies by mail. Resets the counter of failed logins.
 * @returns the id of the account
 * @throws Refused `invalid_token`; `known_password`, `short_admin_password`, which leave the link as it is
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token, space, password }: ResetPasswordBody,
): Promise<string> {
  const { db, clock } = deps
  const account = await findByResetLink(deps, { token, space })
  await refuseWeakPassword(deps, await namesOf(db, account.id), { password, field: 'password' })
  const passwordHash = await hashPassword(password)
  await db.transaction(async tx => {
    const isUsed = await consumeReset(tx, { tokenHash: hashOfToken(token), userId: account.id, now: clock() })
    if (!isUsed) refuse('invalid_token')
    await updatePasswordHash(tx, account.id, { passwordHash, passwordChangedAt: clock() })
    await clearPendingEmail(tx, account.id)
    await closeSessionsOf(tx, account.id)
    await addJob(tx, 'password-changed', { userId: account.id, occurrence: newId() })
  })
  await clearAttempts({ db }, 'login', account.id)
  return account.id
}
