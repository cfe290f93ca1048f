import type { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { addJob } from '../../outbox/public.ts'

/**
 * Requests a reset link. The account is looked up later by a job, so that the response is the same for every address.
 * @throws Refused `rate_limited`, whether there is an account or not
 */
export async function requestPasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, space }: ForgotPasswordBody,
): Promise<void> {
  await consumeAttempt(deps, 'password-of', `${space}:${email}`)
  await addJob(deps.db, 'password-reset-asked', {
    email,
    space,
    occurrence: newId(),
    askedAt: deps.clock().toISOString(),
  })
}
