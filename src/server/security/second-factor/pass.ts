import { dayOf } from '#contract/day-of.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext, SignedIn } from '../../http/context.ts'
import { clearAttempts, consumeAttempt } from '../../http/limits/rate-limit.ts'
import { Refused } from '../../http/refuse.ts'
import { markSecondFactorPassed } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { consumeRecoveryCode, consumeTotpStep, findSecondFactor } from './second-factor.queries.ts'
import type { SecretBox } from './secret-box.ts'
import { refuseWrongCode } from './set-up.ts'
import { isTotpCode, stepOf } from './totp.ts'

/**
 * Passes the second factor for the current session, by a TOTP code or a recovery code, each valid once. Attempts are counted per
 * account before the code is checked; only callers with the password get here.
 * @throws Refused `wrong_second_factor`, `rate_limited`
 */
export async function passSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'> & { secrets: SecretBox },
  { userId, sessionId }: SignedIn,
  { code, recordSecurityEvent }: { code: string } & Pick<RequestContext, 'recordSecurityEvent'>,
): Promise<void> {
  const now = deps.clock()
  await consumeTry(deps, userId, now)
  const typed = code.replace(/\s/g, '')
  const isOfApplication = isTotpCode(typed)
  const take = (tx: Transaction) =>
    isOfApplication
      ? consumeCode(tx, deps, { userId, code: typed, now })
      : consumeRecoveryCode(tx, userId, hashOfRecoveryCode(typed))
  const isPassed = await deps.db.transaction(async tx => {
    const isTaken = await take(tx)
    if (isTaken) await markSecondFactorPassed(tx, sessionId, now)
    return isTaken
  })
  if (!isPassed) {
    recordSecurityEvent('factor.failed', userId)
    refuseWrongCode()
  }
  await clearAttempts(deps, 'second-factor', userId)
  if (!isOfApplication) recordSecurityEvent('factor.recovery-code', userId)
}

/**
 * Counts an attempt. When none are left, the account's owner is notified, once a day: somebody else may have the password.
 * @throws Refused `rate_limited`
 */
async function consumeTry(deps: Pick<Deps, 'db' | 'config'>, userId: string, now: Date): Promise<void> {
  try {
    await consumeAttempt(deps, 'second-factor', userId)
  } catch (error) {
    const day = dayOf(now)
    const jobOptions = { jobKey: `second-factor-guessed:${userId}:${day}`, once: true }
    if (error instanceof Refused) await addJob(deps.db, 'second-factor-guessed', { userId, day }, jobOptions)
    throw error
  }
}

async function consumeCode(
  tx: Transaction,
  { secrets }: { secrets: SecretBox },
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId)
  if (!factor) return false
  const step = stepOf(code, secrets.open(factor.secret, userId), now)
  return step !== undefined && consumeTotpStep(tx, userId, step)
}
