import { encodeQR } from 'qr'
import { securityRefusals } from '#contract/security/refusals.ts'
import type { SecondFactorSecret } from '#contract/security/second-factor.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { checkCurrentPassword } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext, SignedIn } from '../../http/context.ts'
import { clearAttempts, consumeAttempt } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { markSecondFactorPassed } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { confirmFactor, deleteFactor, findSecondFactor, storeSecret } from './second-factor.queries.ts'
import type { SecretBox } from './secret-box.ts'
import { newTotpSecret, stepOf, totpAddress } from './totp.ts'

type FactorDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { secrets: SecretBox }
type Note = Pick<RequestContext, 'recordSecurityEvent'>

export function refuseWrongCode(): never {
  const { message } = securityRefusals.wrong_second_factor
  return refuse('wrong_second_factor', { errors: { code: message } })
}

/**
 * Creates an unconfirmed secret, to be confirmed by `confirmSecondFactor`.
 * @throws Refused `wrong_current_password`, `rate_limited`, `second_factor_known`
 */
export async function beginSecondFactor(
  deps: FactorDeps,
  { userId, username }: SignedIn,
  currentPassword: string,
): Promise<SecondFactorSecret> {
  await checkCurrentPassword(deps, userId, currentPassword, 'currentPassword')
  const secret = newTotpSecret()
  const isKept = await storeSecret(deps.db, userId, deps.secrets.seal(secret, userId))
  if (!isKept) refuse('second_factor_known')
  return { secret, qrCode: encodeQR(totpAddress(secret, username), 'svg') }
}

/**
 * Confirms the factor by its first code; the current session counts as passed. Notifies by mail.
 * @returns the recovery codes, which are stored only as hashes
 * @throws Refused `wrong_second_factor`, `second_factor_known`, `rate_limited`
 */
export async function confirmSecondFactor(
  deps: FactorDeps,
  { userId, sessionId }: SignedIn,
  { code, recordSecurityEvent }: { code: string } & Note,
): Promise<string[]> {
  await consumeAttempt(deps, 'second-factor', userId)
  const factor = await findSecondFactor(deps.db, userId)
  if (!factor) return refuseWrongCode()
  if (factor.confirmedAt) refuse('second_factor_known')
  const now = deps.clock()
  const step = stepOf(code.replace(/\s/g, ''), deps.secrets.open(factor.secret, userId), now)
  if (step === undefined) refuseWrongCode()
  const codes = newRecoveryCodes()
  await deps.db.transaction(async tx => {
    const confirmation = { secret: factor.secret, step, codeHashes: codes.map(hashOfRecoveryCode), now }
    if (!(await confirmFactor(tx, userId, confirmation))) refuseWrongCode()
    await markSecondFactorPassed(tx, sessionId, now)
    await addJob(tx, 'second-factor-changed', { userId, isSet: true, occurrence: newId() })
  })
  await clearAttempts(deps, 'second-factor', userId)
  recordSecurityEvent('factor.set', userId)
  return codes
}

/**
 * Removes the factor. Notifies by mail.
 * @throws Refused `wrong_current_password`, `rate_limited`
 */
export async function removeSecondFactor(
  deps: FactorDeps,
  { userId }: SignedIn,
  { currentPassword, recordSecurityEvent }: { currentPassword: string } & Note,
): Promise<void> {
  await checkCurrentPassword(deps, userId, currentPassword, 'currentPassword')
  const isGone = await deps.db.transaction(async tx => {
    const hadOne = await deleteFactor(tx, userId)
    if (hadOne) await addJob(tx, 'second-factor-changed', { userId, isSet: false, occurrence: newId() })
    return hadOne
  })
  if (isGone) recordSecurityEvent('factor.removed', userId)
}
