import * as z from 'zod/mini'
import { blankable, Id } from '../common.ts'
import { PHONE_INVALID, phoneNumber } from '../phone.ts'
import { deliveryModes } from './facts.ts'
import { NamedZone } from './schemas.ts'

export const ADDRESS_MISSING = 'Adresse manquante'
const ADDRESS_TOO_LONG = 'L’adresse est trop longue (500 caractères au plus)'
const ZONE_MISSING = 'Choisissez votre commune'
const POSITION_INVALID = 'La position a une latitude et une longitude.'

const degrees = (most: number) =>
  z.nullish(
    z.number(POSITION_INVALID).check(z.minimum(-most, POSITION_INVALID), z.maximum(most, POSITION_INVALID)),
  )

/** A place in one line, as a person writes it. */
export const AddressLine = z
  .string(ADDRESS_MISSING)
  .check(z.trim(), z.minLength(1, ADDRESS_MISSING), z.maxLength(500, ADDRESS_TOO_LONG))

/** Who receives, and how the person who delivers finds the door. */
export const placeFields = {
  recipientName: blankable(
    z
      .string('Le nom est un texte')
      .check(z.trim(), z.minLength(2, 'Indiquez le nom'), z.maxLength(120, 'Le nom est trop long')),
  ),
  phone: blankable(phoneNumber(PHONE_INVALID)),
  /** What is no id is a zone that nobody knows. */
  zoneId: z
    .string(ZONE_MISSING)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, ZONE_MISSING), z.maxLength(100, ZONE_MISSING)),
  /** Quarter, street, landmark. */
  directions: AddressLine,
  latitude: degrees(90),
  longitude: degrees(180),
}

type Position = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** Half a position is none. */
export const wholePosition = z.refine<Position>(
  ({ latitude, longitude }) => ((latitude ?? null) === null) === ((longitude ?? null) === null),
  { error: POSITION_INVALID, path: ['latitude'] },
)

/** Where an order goes. Who receives it, and on which number, is the customer unless it says so. */
export const DeliveryBody = z
  .object({
    mode: z.optional(z.literal('home', 'Seule la livraison à domicile est possible.')),
    ...placeFields,
    /** The saved address that this is; one without these parts is given them. */
    addressId: z.optional(Id),
  })
  .check(wholePosition)
export type DeliveryBody = z.output<typeof DeliveryBody>

export const Delivery = z.object({
  mode: z.enum(deliveryModes),
  /** Null once the customer was forgotten; so is the number, which orders of former times may not have either. */
  recipientName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Null where only an address in words was given. */
  zone: z.nullable(NamedZone),
  directions: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** There are none yet. */
  pickupPoint: z.null(),
})
export type Delivery = z.infer<typeof Delivery>
