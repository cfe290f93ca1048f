import * as z from 'zod/mini'
import { Picture } from '../catalogue/schemas.ts'
import { Instant } from '../common.ts'
import { counted } from '../french/counted.ts'
import { EARLIEST_SINCE, MAX_METHOD_LENGTH, MAX_METHODS, MAX_STORY_LENGTH } from './face-facts.ts'

const SINCE_INVALID = 'Indiquez une année, par exemple 2015'

/** A data URL, or the address of a stored picture; null removes it. */
const FacePicture = z.optional(
  z.nullable(z.string('Cette image est illisible').check(z.minLength(1, 'Cette image est vide'))),
)

/** The editable fields of a stall's face beside name and description. Absent fields are unchanged. */
export const faceFields = {
  portraitUrl: FacePicture,
  coverUrl: FacePicture,
  story: z.optional(
    z
      .string('L’histoire est un texte')
      .check(
        z.trim(),
        z.maxLength(
          MAX_STORY_LENGTH,
          `L’histoire est trop longue (${counted(MAX_STORY_LENGTH, 'caractère')} au plus)`,
        ),
      ),
  ),
  since: z.optional(
    z.nullable(
      z.int(SINCE_INVALID).check(
        z.minimum(EARLIEST_SINCE, SINCE_INVALID),
        z.refine(year => year <= new Date().getFullYear(), 'Cette année est à venir'),
      ),
    ),
  ),
  methods: z.optional(
    z.array(z.string('Une méthode est un texte').check(z.trim()), 'Les méthodes sont une liste').check(
      z.maxLength(MAX_METHODS, `Choisissez ${MAX_METHODS} méthodes au plus`),
      z.refine(methods => methods.every(({ length }) => length >= 2), 'Une méthode est trop courte'),
      z.refine(
        methods => methods.every(({ length }) => length <= MAX_METHOD_LENGTH),
        `Une méthode tient en ${MAX_METHOD_LENGTH} caractères`,
      ),
      z.refine(methods => new Set(methods).size === methods.length, 'Une méthode est écrite deux fois'),
    ),
  ),
}

/** The pictures of a face: for `<img>`, and their addresses only. */
const facePictures = {
  portraitUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  portrait: z.nullable(Picture),
  cover: z.nullable(Picture),
}

/** The face of a stall, without name and description. */
export const faceAnswer = {
  ...facePictures,
  story: z.string(),
  since: z.nullable(z.int()),
  methods: z.array(z.string()),
}

/** Everything that is approved together. */
export const Face = z.object({ businessName: z.string(), description: z.string(), ...faceAnswer })
export type Face = z.infer<typeof Face>

/** The proposed face of a vendor, not public yet. */
export const PendingFace = z.extend(Face, {
  proposedAt: Instant,
  /** Rejected: awaits a new version of the vendor. */
  isRejected: z.boolean(),
  rejectionReason: z.nullable(z.string()),
})
export type PendingFace = z.infer<typeof PendingFace>
