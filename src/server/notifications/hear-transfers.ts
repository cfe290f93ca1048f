import { findVendor } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { JobPayload } from '../outbox/public.ts'
import { findTransfer } from '../payments/public.ts'
import { queueMail } from './queue-mail.ts'

/** Money could not be sent to a vendor, who is told why, and what to do. */
export async function hearFailedPayout(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { transferId }: JobPayload<'payout-failed'>,
): Promise<void> {
  const { vendorId } = (await findTransfer(deps.db, transferId)) ?? {}
  const vendor = vendorId && (await findVendor(deps.db, { vendorId }))
  if (!vendor) return
  const { id: accountId, email: recipient } = vendor.user
  const mail = { kind: 'payout-failed', about: { transferId }, recipient, accountId } as const
  const dedupeKey = `payout-failed:${transferId}`
  await deps.db.transaction(tx => queueMail(tx, deps, { ...mail, isFree: true, dedupeKey }))
}
