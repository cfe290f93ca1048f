import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { PHONE_INVALID, phoneNumber } from '../phone.ts'
import { MAX_PICKUP_ADDRESS_LENGTH, MAX_PICKUP_DIRECTIONS_LENGTH, MAX_PICKUP_NAME_LENGTH } from './facts.ts'
import { NamedZone } from './schemas.ts'

const PHONE_MISSING = 'Indiquez le téléphone du point'
const HOUR_INVALID = 'Indiquez une heure, comme 08:00'
const WEEKDAY_INVALID = 'Choisissez un jour de la semaine'

/** A place where customers fetch their orders. */
export const PickupPoint = z.object({
  id: Id,
  name: z.string(),
  zone: NamedZone,
  address: z.string(),
  directions: z.string(),
  phone: z.string(),
  /** From Monday on, each day's intervals in order. */
  openingHours: z.array(
    z.object({
      /** 1 (Monday) to 7 (Sunday). */
      weekday: z.int(),
      /** "08:00". */
      from: z.string(),
      to: z.string(),
    }),
  ),
  isActive: z.boolean(),
})
export type PickupPoint = z.infer<typeof PickupPoint>

/** A point as stored with an order: name and address at the time; hours and phone number are current. */
export const OrderedPickupPoint = z.pick(PickupPoint, {
  id: true,
  name: true,
  address: true,
  phone: true,
  openingHours: true,
})
export type OrderedPickupPoint = z.infer<typeof OrderedPickupPoint>

const words = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, `${longest} caractères au plus`))

const Hour = z.string(HOUR_INVALID).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, HOUR_INVALID))

const OpeningBody = z
  .object({
    weekday: z.int(WEEKDAY_INVALID).check(z.minimum(1, WEEKDAY_INVALID), z.maximum(7, WEEKDAY_INVALID)),
    from: Hour,
    to: Hour,
  })
  .check(
    z.refine(({ from, to }) => from < to, { error: 'La fermeture vient après l’ouverture.', path: ['to'] }),
  )
type OpeningBody = z.output<typeof OpeningBody>

/** Whether the intervals of each day do not overlap. */
const areApart = (hours: readonly OpeningBody[]): boolean =>
  hours.every(({ weekday, from, to }, place) =>
    hours.every(
      (other, otherPlace) =>
        otherPlace === place || other.weekday !== weekday || other.to < from || to < other.from,
    ),
  )

/** Weekly opening hours. */
export const OpeningHours = z
  .array(OpeningBody, 'Les horaires forment une liste.')
  .check(
    z.maxLength(28, '28 horaires au plus'),
    z.refine(areApart, 'Deux horaires d’un même jour se touchent : n’en faites qu’un.'),
  )

const fields = {
  name: words(MAX_PICKUP_NAME_LENGTH, 'Le nom du point de retrait est requis'),
  zoneId: z.uuid('Choisissez une zone').check(z.toLowerCase()),
  address: words(MAX_PICKUP_ADDRESS_LENGTH, 'L’adresse est requise'),
  directions: words(MAX_PICKUP_DIRECTIONS_LENGTH, 'Dites comment trouver l’entrée'),
  phone: z.pipe(
    z.string(PHONE_MISSING).check(z.trim(), z.minLength(1, PHONE_MISSING)),
    phoneNumber(PHONE_INVALID),
  ),
  openingHours: OpeningHours,
  isActive: z.boolean('Le point est ouvert ou fermé.'),
}

export const PickupPointBody = z.object({ ...fields, isActive: z._default(fields.isActive, true) })
export type PickupPointBody = z.output<typeof PickupPointBody>

/** Absent fields are unchanged; hours are replaced as a whole. */
export const PickupPointChanges = z.partial(z.object(fields))
export type PickupPointChanges = z.output<typeof PickupPointChanges>
