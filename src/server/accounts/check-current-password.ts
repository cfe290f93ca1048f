import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Deps } from '../deps.ts'
import { checkAttempts, clearAttempts, countAttempt } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { findUser } from './accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords.ts'

const WINDOW_MS = 15 * 60_000

/**
 * Makes sure that whoever holds a session also knows its password. Wrong ones are counted per account.
 * @param field the name of the form's field, which is given the message too
 * @throws Refused `wrong_current_password`, `rate_limited`
 */
export async function checkCurrentPassword(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const key = `current-password:${userId}`
  const limit = { attempts: config.limits.loginFailuresPerAccount, windowMs: WINDOW_MS }
  const isRight = await inPasswordQueue(async () => {
    await checkAttempts(db, key, limit)
    const user = await findUser(db, userId)
    if (await isPassword(user?.passwordHash, password)) return true
    await countAttempt(db, key, limit)
    return false
  })
  if (!isRight) {
    const { message } = accountsRefusals.wrong_current_password
    refuse('wrong_current_password', { errors: { [field]: message } })
  }
  await clearAttempts(db, key)
}
