import { isDeepStrictEqual } from 'node:util'
import type { FaceRow } from './faces.queries.ts'

const parts = [
  'businessName',
  'description',
  'story',
  'since',
  'methods',
  'portraitId',
  'coverId',
] as const satisfies readonly (keyof FaceRow)[]

/** The parts in which two faces differ. */
export const differingParts = (one: FaceRow, other: FaceRow): (keyof FaceRow)[] =>
  parts.filter(part => !isDeepStrictEqual(one[part], other[part]))

export const isSameFace = (one: FaceRow, other: FaceRow): boolean => differingParts(one, other).length === 0
