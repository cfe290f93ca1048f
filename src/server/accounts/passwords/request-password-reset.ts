import type { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { addJob } from '../../outbox/public.ts'

/**
 * A person forgot its password: a link is sent when the account exists. Whether it does is looked up later, so that
 * this does the same in the same time for every address.
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
