import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Deps } from '../../deps.ts'
import {
  clearAttempts,
  consumeAttempt,
  countFailure,
  refuseWhenExhausted,
} from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { findUser } from '../accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords.ts'

/**
 * Requires the current password for a change of credentials.
 * @throws Refused `password_required` when none was given, `wrong_current_password`, `rate_limited`
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const field = 'currentPassword'
  if (!password) {
    return refuse('password_required', { errors: { [field]: accountsRefusals.password_required.message } })
  }
  await checkCurrentPassword(deps, userId, password, field)
}

/**
 * Checks the current password of a signed-in person. All checks are counted per account, since each costs a hash.
 * @param field the name of the form's field, which is given the message too
 * @throws Refused `wrong_current_password`, `rate_limited`
 */
export async function checkCurrentPassword(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const refuseWhileWaiting = () => refuseWhenExhausted(deps, { 'current-password': userId })
  // Checked before the queue, so that a limited account takes no place in it, and again within, after concurrent failures.
  await refuseWhileWaiting()
  await consumeAttempt(deps, 'password-checks', userId)
  const isRight = await inPasswordQueue(async () => {
    await refuseWhileWaiting()
    const user = await findUser(deps.db, userId)
    if (await isPassword(user?.passwordHash, password)) return true
    await countFailure(deps, 'current-password', userId)
    return false
  }, userId)
  if (!isRight) {
    const { message } = accountsRefusals.wrong_current_password
    refuse('wrong_current_password', { errors: { [field]: message } })
  }
  await clearAttempts(deps, 'current-password', userId)
}
