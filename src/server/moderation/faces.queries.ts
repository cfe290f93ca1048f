import { eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, vendors } from '#database/schema/accounts.ts'
import type { FaceRow } from '../stall/public.ts'

/** Updates the public face, or only which of its methods are certified. */
export async function updateFace(
  tx: Transaction,
  vendorId: string,
  change: Partial<FaceRow> & { certifiedMethods: string[]; updatedAt: Date },
): Promise<void> {
  await tx.update(vendors).set(change).where(eq(vendors.id, vendorId))
}

/** The proposal stays with the vendor, to be corrected. */
export async function rejectProposal(
  tx: Transaction,
  vendorId: string,
  rejection: { rejectedAt: Date; rejectionReason: string | null },
): Promise<void> {
  await tx.update(faceProposals).set(rejection).where(eq(faceProposals.vendorId, vendorId))
}

/** Number of faces awaiting a decision. */
export async function countPendingFaces(db: Executor): Promise<number> {
  return db.$count(faceProposals, isNull(faceProposals.rejectedAt))
}
