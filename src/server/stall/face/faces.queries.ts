import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, vendors } from '#database/schema/accounts.ts'
import { pictureOf } from '../../media/public.ts'

type Vendor = typeof vendors.$inferSelect
export type Proposal = typeof faceProposals.$inferSelect

/** The stored columns of a face. */
export type FaceRow = Pick<
  Vendor,
  'businessName' | 'description' | 'story' | 'since' | 'methods' | 'portraitId' | 'coverId'
>

/** Both faces of a vendor, for a statement that joins `vendors` and left joins `face_proposals`. */
export const faceColumns = {
  vendor: vendors,
  proposal: faceProposals,
  portrait: pictureOf(vendors.portraitId),
  cover: pictureOf(vendors.coverId),
  proposedPortrait: pictureOf(faceProposals.portraitId),
  proposedCover: pictureOf(faceProposals.coverId),
}

/** The public face of a vendor, and its proposal. */
export async function findFaces(db: Executor, vendorId: string) {
  const [row] = await db
    .select(faceColumns)
    .from(vendors)
    .leftJoin(faceProposals, eq(faceProposals.vendorId, vendors.id))
    .where(eq(vendors.id, vendorId))
  return row
}
export type FacesRow = NonNullable<Awaited<ReturnType<typeof findFaces>>>

/** Locks the face of a vendor, so that edits and decisions are serialized. */
export async function lockFaces(
  tx: Transaction,
  vendorId: string,
): Promise<{ approved: Vendor; proposal: Proposal | undefined } | undefined> {
  const [approved] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
  if (!approved) return undefined
  // Read under the lock: a statement that waited for it would see the old proposal.
  const [proposal] = await tx.select().from(faceProposals).where(eq(faceProposals.vendorId, vendorId))
  return { approved, proposal }
}

/** Stores a vendor's proposal, pending approval; replaces the previous one. */
export async function writeProposal(
  tx: Transaction,
  proposal: FaceRow & { vendorId: string; proposedAt: Date },
): Promise<void> {
  const undecided = { ...proposal, rejectedAt: null, rejectionReason: null }
  await tx
    .insert(faceProposals)
    .values(undecided)
    .onConflictDoUpdate({ target: faceProposals.vendorId, set: undecided })
}

export async function deleteProposal(tx: Transaction, vendorId: string): Promise<void> {
  await tx.delete(faceProposals).where(eq(faceProposals.vendorId, vendorId))
}
