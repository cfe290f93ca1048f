import { MINUTE_MS } from '#contract/durations.ts'
import type { PayoutNumberBody } from '#contract/money/payout-number.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { requirePassword } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { addJob } from '../../outbox/public.ts'
import { putRequest } from './payout-numbers.queries.ts'

const CODE_LIVES_MS = 10 * MINUTE_MS
const WHOLE_SHOP = 'all'

type Asking = { vendorId: string; userId: string; ip: string }

/**
 * Requests a new payout number, after checking the password: sends a code to it by text. Nothing changes until it is verified.
 * @throws Refused `password_required`, `wrong_current_password`, `rate_limited`
 */
export async function requestPayoutNumber(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { vendorId, userId, ip }: Asking,
  { phone, operator, currentPassword }: PayoutNumberBody,
): Promise<void> {
  await requirePassword(deps, userId, currentPassword)
  await consumeAttempt(deps, 'text-code-again', phone)
  await consumeAttempt(deps, 'text-code-to', phone)
  await consumeAttempt(deps, 'text-codes-from', ip)
  await consumeAttempt(deps, 'text-codes', WHOLE_SHOP)
  const requestId = newId()
  const expiresAt = new Date(deps.clock().getTime() + CODE_LIVES_MS)
  await deps.db.transaction(async tx => {
    await putRequest(tx, { vendorId, requestId, phone, operator, expiresAt })
    await addJob(tx, 'payout-number-asked', { vendorId, requestId })
  })
}
