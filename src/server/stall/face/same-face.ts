import { isDeepStrictEqual } from 'node:util'
import type { FaceRow } from './faces.queries.ts'

/** The face alone, of what may say more. */
export const faceOf = ({
  businessName,
  description,
  story,
  since,
  methods,
  portraitId,
  coverId,
}: FaceRow): FaceRow => ({ businessName, description, story, since, methods, portraitId, coverId })

export const isSameFace = (one: FaceRow, other: FaceRow): boolean =>
  isDeepStrictEqual(faceOf(one), faceOf(other))
