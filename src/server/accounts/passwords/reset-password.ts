import type { ResetPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { clearAttempts } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { closeSessionsOf } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { hashOfToken } from '../../secret-token.ts'
import { updatePasswordHash } from '../accounts.queries.ts'
import { forgetPendingEmail } from '../email/forget-pending-email.ts'
import { findAccountOfReset, takeReset } from './password-resets.queries.ts'
import { hashPassword } from './passwords.ts'
import { namesOf, refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * Sets a new password by a one-time link, closes all the person's sessions and tells the person by mail. Failures to
 * sign in that were counted before are forgotten: the new password opens at once.
 * @returns the id of the account
 * @throws Refused `invalid_token`; `known_password`, `short_admin_password`, which leave the link as it is
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token, space, password }: ResetPasswordBody,
): Promise<string> {
  const { db, clock } = deps
  const tokenHash = hashOfToken(token)
  const account = await findAccountOfReset(db, tokenHash, clock())
  if (account?.role !== space) return refuse('invalid_token')
  await refuseWeakPassword(deps, await namesOf(db, account.id), { password, field: 'password' })
  const passwordHash = await hashPassword(password)
  await db.transaction(async tx => {
    const isUsed = await takeReset(tx, { tokenHash, userId: account.id, now: clock() })
    if (!isUsed) refuse('invalid_token')
    await updatePasswordHash(tx, account.id, { passwordHash, passwordChangedAt: clock() })
    await forgetPendingEmail(tx, account.id)
    await closeSessionsOf(tx, account.id)
    await addJob(tx, 'password-changed', { userId: account.id, occurrence: newId() })
  })
  await clearAttempts({ db }, 'login', account.id)
  return account.id
}
