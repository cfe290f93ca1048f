import type { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { mayAttempt } from '../http/rate-limit.ts'
import { addJob } from '../outbox/public.ts'

/**
 * A person forgot its password: a link is sent when the account exists. Whether it does is looked up later, so that
 * this does the same in the same time for every address.
 */
export async function askPasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, space }: ForgotPasswordBody,
): Promise<void> {
  if (!(await mayAttempt(deps, 'password-of', `${space}:${email}`))) return
  await addJob(deps.db, 'password-reset-asked', {
    email,
    space,
    occurrence: newId(),
    askedAt: deps.clock().toISOString(),
  })
}
