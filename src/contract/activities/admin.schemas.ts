import * as z from 'zod/mini'
import { Day, Id, Instant } from '../common.ts'
import { counted } from '../french/counted.ts'
import {
  activityStatuses,
  DEFAULT_PHASE_COLOR,
  MAX_ACTIVITY_DESCRIPTION_LENGTH,
  MAX_ACTIVITY_LINE_LENGTH,
  MAX_ACTIVITY_PICTURES,
  MAX_ACTIVITY_TITLE_LENGTH,
  MAX_ALBUM_DESCRIPTION_LENGTH,
} from './facts.ts'
import { Phase } from './schemas.ts'

const tooLong = (most: number) => `Ce texte est trop long (${counted(most, 'caractère')} au plus)`

/** A required line of text. */
const words = (missing: string, most: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `${counted(most, 'caractère')} au plus`))

/** An optional text. */
const prose = (most: number) =>
  z._default(z.string('Valeur incorrecte').check(z.trim(), z.maxLength(most, tooLong(most))), '')

/** Null when absent, null or blank. */
const orNothing = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value,
    ),
    z.nullable(schema),
  )

const Line = z
  .string('Valeur incorrecte')
  .check(z.trim(), z.maxLength(MAX_ACTIVITY_LINE_LENGTH, tooLong(MAX_ACTIVITY_LINE_LENGTH)))

/** The `updatedAt` that was read: the request is refused when it has changed. */
const seen = { updatedAt: z.optional(Instant) }

const LARGEST_ORDER = 1_000_000

/** A lenient number: anything but a whole number is 0. */
const Order = z.pipe(
  z.transform((sent: unknown) => {
    const order = Number.parseInt(String(sent), 10)
    return Number.isNaN(order) ? 0 : order
  }),
  z
    .int()
    .check(
      z.minimum(-LARGEST_ORDER, 'Ce numéro d’ordre est trop petit'),
      z.maximum(LARGEST_ORDER, 'Ce numéro d’ordre est trop grand'),
    ),
)

export const PhaseBody = z.object({
  name: words('Le nom de la phase est requis', MAX_ACTIVITY_TITLE_LENGTH),
  description: prose(MAX_ALBUM_DESCRIPTION_LENGTH),
  order: Order,
  color: z._default(
    z.string('Valeur incorrecte').check(z.regex(/^#[0-9a-f]{6}$/i, 'La couleur s’écrit comme #10B981')),
    DEFAULT_PHASE_COLOR,
  ),
})
export type PhaseBody = z.output<typeof PhaseBody>

export const EditPhaseBody = z.extend(PhaseBody, seen)
export type EditPhaseBody = z.output<typeof EditPhaseBody>

export const AlbumBody = z.object({
  title: words("Le titre de l'album est requis", MAX_ACTIVITY_TITLE_LENGTH),
  phaseId: z.uuid('Veuillez choisir une phase'),
  description: prose(MAX_ALBUM_DESCRIPTION_LENGTH),
  location: orNothing(Line),
  date: orNothing(Day),
})
export type AlbumBody = z.output<typeof AlbumBody>

export const EditAlbumBody = z.extend(AlbumBody, seen)
export type EditAlbumBody = z.output<typeof EditAlbumBody>

const Caption = orNothing(Line)

export const NewMediaBody = z.object({
  type: z._default(z.literal('image', 'Seules des images peuvent être ajoutées'), 'image'),
  /** A data URL, or the address of a stored picture ("/attached_assets/…"). */
  url: z
    .string('Veuillez sélectionner au moins une image')
    .check(z.minLength(1, 'Veuillez sélectionner au moins une image')),
  caption: Caption,
  /** Position; last by default. */
  order: z.optional(Order),
})
export type NewMediaBody = z.output<typeof NewMediaBody>

/** All photos of an album in their new order, with the captions to change. */
export const AlbumPhotosBody = z.object({
  media: z
    .array(z.object({ id: Id, caption: z.optional(Caption) }), 'Valeur incorrecte')
    .check(z.maxLength(1000, 'Il y a trop d’images')),
})
export type AlbumPhotosBody = z.output<typeof AlbumPhotosBody>

/** A data URL or an address; also as in answers, `{ url }`. */
const PictureAddress = z.pipe(
  z.transform((sent: string | { url: string }): unknown => (typeof sent === 'object' ? sent?.url : sent)),
  z.string('Valeur incorrecte').check(z.minLength(1, 'Une image est vide')),
)

const END_BEFORE_START = 'La fin ne peut pas précéder le début'
export const ActivityBody = z
  .object({
    title: words('Le titre de l’activité est requis', MAX_ACTIVITY_TITLE_LENGTH),
    description: prose(MAX_ACTIVITY_DESCRIPTION_LENGTH),
    status: z._default(z.enum(activityStatuses, 'Ce statut n’existe pas'), 'a_venir'),
    location: orNothing(Line),
    startDate: orNothing(Day),
    endDate: orNothing(Day),
    /** Data URLs, or addresses of stored pictures; the first is the main one. */
    media: z._default(
      z
        .array(PictureAddress, 'Valeur incorrecte')
        .check(z.maxLength(MAX_ACTIVITY_PICTURES, `Une activité a au plus ${MAX_ACTIVITY_PICTURES} images`)),
      [],
    ),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: END_BEFORE_START,
      path: ['endDate'],
    }),
  )
export type ActivityBody = z.output<typeof ActivityBody>

export const EditActivityBody = z.safeExtend(ActivityBody, seen)
export type EditActivityBody = z.output<typeof EditActivityBody>

/** A phase, with the numbers that would be deleted with it. */
export const AdminPhase = z.extend(Phase, { albumCount: z.int(), mediaCount: z.int() })
export type AdminPhase = z.infer<typeof AdminPhase>
