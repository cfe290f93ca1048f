import type { JobPayload } from '../outbox/public.ts'
import { findTransfer } from '../payments/public.ts'
import { type HearDeps, tellVendor } from './tell.ts'

/** Money could not be sent to a vendor, who is told why, and what to do. */
export async function hearFailedPayout(
  deps: HearDeps,
  { transferId }: JobPayload<'payout-failed'>,
): Promise<void> {
  const { vendorId } = (await findTransfer(deps.db, transferId)) ?? {}
  if (!vendorId) return
  const dedupeKey = `payout-failed:${transferId}`
  const message = { kind: 'payout-failed', about: { transferId }, dedupeKey } as const
  await tellVendor(deps, vendorId, message, { isUnlimited: true })
}
