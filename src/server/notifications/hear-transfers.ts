import { findVendor } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { JobPayload } from '../outbox/public.ts'
import { findTransfer } from '../payments/public.ts'
import { queueMails } from './queue-mail.ts'

/** Money could not be sent to a vendor, who is told why, and what to do. */
export async function hearFailedPayout(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { transferId }: JobPayload<'payout-failed'>,
): Promise<void> {
  const { vendorId } = (await findTransfer(deps.db, transferId)) ?? {}
  const vendor = vendorId && (await findVendor(deps.db, { vendorId }))
  if (!vendor) return
  const { id: accountId, email: recipient } = vendor.user
  const dedupeKey = `payout-failed:${transferId}`
  await queueMails(deps, [
    { kind: 'payout-failed', about: { transferId }, recipient, accountId, isFree: true, dedupeKey },
  ])
}
