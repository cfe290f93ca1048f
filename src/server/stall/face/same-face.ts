import { isDeepStrictEqual } from 'node:util'
import type { FaceRow } from './faces.queries.ts'

/** Only the fields of the face. */
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
