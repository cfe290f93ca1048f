import type { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { countAttempt, takeAttempt } from '../http/rate-limit.ts'
import { addJob } from '../outbox/public.ts'

const HOUR_MS = 3_600_000
/** More would fill somebody's mailbox. Those who ask are not told: it would tell them nothing of use. */
const MAILS_PER_HOUR = 5

/**
 * A person forgot its password: a link is sent when the account exists. Whether it does is looked up later, so that
 * this does the same in the same time for every address.
 * @throws Refused `rate_limited`
 */
export async function askPasswordReset(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, space }: ForgotPasswordBody,
  address: string,
): Promise<void> {
  const windowMs = HOUR_MS
  await takeAttempt(db, `password:${address}`, { attempts: config.limits.publicWritesPerHour, windowMs })
  const asked = await countAttempt(db, `password-of:${space}:${email}`, {
    attempts: MAILS_PER_HOUR,
    windowMs,
  })
  if (asked.attempts > MAILS_PER_HOUR) return
  await addJob(db, 'password-reset-asked', {
    email,
    space,
    occurrence: newId(),
    askedAt: clock().toISOString(),
  })
}
