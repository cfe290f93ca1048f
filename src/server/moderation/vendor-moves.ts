import type { VendorStatus } from '#contract/accounts/facts.ts'

/** The status transitions that an administrator may make; rejection is final. */
export const vendorMoves: Readonly<Record<VendorStatus, readonly VendorStatus[]>> = {
  pending: ['approved', 'rejected', 'suspended'],
  approved: ['suspended'],
  suspended: ['approved'],
  rejected: [],
}
