import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, vendors } from '#database/schema/accounts.ts'
import { pictureOf } from '../../media/public.ts'

type Vendor = typeof vendors.$inferSelect
export type Proposal = typeof faceProposals.$inferSelect

/** What makes a face, as it is stored. */
export type FaceRow = Pick<
  Vendor,
  'businessName' | 'description' | 'story' | 'since' | 'methods' | 'portraitId' | 'coverId'
>

/** The two faces of a vendor, for a statement that joins `vendors` and, loosely, `face_proposals`. */
export const faceColumns = {
  vendor: vendors,
  proposal: faceProposals,
  portrait: pictureOf(vendors.portraitId),
  cover: pictureOf(vendors.coverId),
  proposedPortrait: pictureOf(faceProposals.portraitId),
  proposedCover: pictureOf(faceProposals.coverId),
}

/** The face of a vendor that visitors see, and the one that it proposes. */
export async function findFaces(db: Executor, vendorId: string) {
  const [row] = await db
    .select(faceColumns)
    .from(vendors)
    .leftJoin(faceProposals, eq(faceProposals.vendorId, vendors.id))
    .where(eq(vendors.id, vendorId))
  return row
}
export type FacesRow = NonNullable<Awaited<ReturnType<typeof findFaces>>>

/** Holds the face of a vendor until the transaction ends: what it writes and what is decided wait for each other. */
export async function lockFaces(
  tx: Transaction,
  vendorId: string,
): Promise<{ approved: Vendor; proposal: Proposal | undefined } | undefined> {
  const [approved] = await tx.select().from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
  if (!approved) return undefined
  // Read once it is held: a statement that waited for the lock saw the proposal of before.
  const [proposal] = await tx.select().from(faceProposals).where(eq(faceProposals.vendorId, vendorId))
  return { approved, proposal }
}

/** Writes what a vendor proposes, which awaits a decision, in place of what it proposed before. */
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
