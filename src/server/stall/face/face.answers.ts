import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Face, PendingFace } from '#contract/stall/face.schemas.ts'
import type { FaceRow, FacesRow } from './faces.queries.ts'

type Pictures = { portrait: Picture | null; cover: Picture | null }

const answerFace = (
  { businessName, description, story, since, methods }: FaceRow,
  { portrait, cover }: Pictures,
): Face => ({
  businessName,
  description,
  story,
  since,
  methods,
  portraitUrl: portrait?.url ?? null,
  coverUrl: cover?.url ?? null,
  portrait,
  cover,
})

/** The public face, and the pending or rejected proposal. */
export function answerFaces({
  vendor,
  proposal,
  portrait,
  cover,
  proposedPortrait,
  proposedCover,
}: FacesRow): { face: Face; pendingFace: PendingFace | null } {
  return {
    face: answerFace(vendor, { portrait, cover }),
    pendingFace: proposal && {
      ...answerFace(proposal, { portrait: proposedPortrait, cover: proposedCover }),
      proposedAt: proposal.proposedAt.toISOString(),
      isRejected: proposal.rejectedAt !== null,
      rejectionReason: proposal.rejectionReason,
    },
  }
}
