import { isBarred } from '#contract/accounts/facts.ts'
import type { SetVendorStatusBody } from '#contract/moderation/vendors.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { closeSessionsOf } from '../http/sessions/sessions.ts'
import { addJob } from '../outbox/public.ts'
import { vendorMoves } from './vendor-moves.ts'
import { lockVendor, updateVendorStatus } from './vendors.queries.ts'

/**
 * An administrator decides on a vendor; notifies it. Rejecting or suspending ends its sessions and hides its products. Setting
 * the same status again does nothing; with another reason it is refused.
 * @throws Refused `vendor_not_found`, `vendor_changed`, `vendor_move_not_allowed`
 */
export async function setVendorStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, status, reason }: SetVendorStatusBody & { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const vendor = (await lockVendor(tx, id)) ?? refuse('vendor_not_found')
    const losesAccess = isBarred(status)
    if (vendor.status === status) {
      // Another administrator was first, with another reason: refuse, since this reason would be lost.
      if (losesAccess && reason && reason !== vendor.statusReason) refuse('vendor_changed')
      return
    }
    if (!vendorMoves[vendor.status].includes(status)) refuse('vendor_move_not_allowed')
    const statusReason = (losesAccess && reason) || null
    await updateVendorStatus(tx, id, { status, statusReason, updatedAt: clock() })
    if (losesAccess) await closeSessionsOf(tx, vendor.userId)
    await recordAuditEvent(tx, {
      admin,
      action: `vendor.${status}`,
      target: { type: 'vendor', id },
      before: { status: vendor.status },
      after: { status, businessName: vendor.businessName, ...(statusReason && { reason: statusReason }) },
    })
    await addJob(tx, 'vendor-status-changed', { vendorId: id, status, occurrence: newId() })
  })
}
