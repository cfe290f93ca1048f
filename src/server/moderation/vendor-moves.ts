import type { VendorStatus } from '#contract/accounts/facts.ts'

/** Status transitions by an administrator of a vendor; a rejected one stays so. */
export const vendorMoves: Readonly<Record<VendorStatus, readonly VendorStatus[]>> = {
  pending: ['approved', 'rejected', 'suspended'],
  approved: ['suspended'],
  suspended: ['approved'],
  rejected: [],
}
