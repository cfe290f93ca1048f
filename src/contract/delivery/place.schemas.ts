import * as z from 'zod/mini'
import { withoutLink, withoutNumber } from '../accounts/link-in-name.ts'
import { blankable, Day, Id } from '../common.ts'
import { MAX_LINES } from '../orders/order-size.ts'
import { PHONE_INVALID, phoneNumber } from '../phone.ts'
import { whenFields } from '../when-fields.ts'
import { deliveryModes, MAX_ADDRESS_LENGTH, MAX_RECIPIENT_NAME_LENGTH } from './facts.ts'
import { OrderedPickupPoint } from './pickup.schemas.ts'
import { NamedZone } from './schemas.ts'

export const ADDRESS_MISSING = 'Adresse manquante'
const NAME_MISSING = 'Indiquez son nom'
const ADDRESS_TOO_LONG = `L’adresse est trop longue (${MAX_ADDRESS_LENGTH} caractères au plus)`
const MODE_INVALID = 'Choisissez la livraison à domicile ou un point de retrait.'
const PICKUP_POINT_MISSING = 'Choisissez un point de retrait'
const ZONE_MISSING = 'Choisissez votre commune'
const POSITION_INVALID = 'La position a une latitude et une longitude.'

const degrees = (most: number) =>
  z.nullish(
    z.number(POSITION_INVALID).check(z.minimum(-most, POSITION_INVALID), z.maximum(most, POSITION_INVALID)),
  )

/** An address in one line. */
export const AddressLine = z
  .string(ADDRESS_MISSING)
  .check(z.trim(), z.minLength(1, ADDRESS_MISSING), z.maxLength(MAX_ADDRESS_LENGTH, ADDRESS_TOO_LONG))

/** The recipient, and directions to the door. */
export const placeFields = {
  recipientName: blankable(
    z
      .string('Le nom est un texte')
      .check(
        z.trim(),
        z.minLength(2, NAME_MISSING),
        z.maxLength(MAX_RECIPIENT_NAME_LENGTH, 'Le nom est trop long'),
        withoutLink,
        withoutNumber,
      ),
  ),
  phone: blankable(phoneNumber(PHONE_INVALID)),
  /** Any invalid id is reported as an unknown zone. */
  zoneId: z
    .string(ZONE_MISSING)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, ZONE_MISSING), z.maxLength(100, ZONE_MISSING)),
  /** Quarter, street, landmark. */
  directions: AddressLine,
  latitude: degrees(90),
  longitude: degrees(180),
}

type Position = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** Latitude and longitude are required together. */
export const wholePosition = z.refine<Position>(
  ({ latitude, longitude }) => ((latitude ?? null) === null) === ((longitude ?? null) === null),
  { error: POSITION_INVALID, path: ['latitude'] },
)

type Recipient = { recipientName?: string | undefined; phone?: string | undefined }

/** For forms: the server would replace an empty field with the customer's own, though somebody else was meant. */
export const wholeRecipient = [
  z.refine<Recipient>(({ recipientName }) => recipientName !== undefined, {
    error: NAME_MISSING,
    path: ['recipientName'],
    ...whenFields,
  }),
  z.refine<Recipient>(({ phone }) => phone !== undefined, {
    error: 'Indiquez un numéro de téléphone : c’est celui que le producteur appelle.',
    path: ['phone'],
    ...whenFields,
  }),
] as const

/** The day of each parcel, by vendor; the first possible one by default. */
const WantedDays = z.optional(
  z
    .record(Id, Day, 'Les jours sont nommés par vendeur.')
    .check(z.refine(days => Object.keys(days).length <= MAX_LINES, 'Une commande a moins de vendeurs.')),
)

const HomeBody = z
  .object({
    mode: z.optional(z.literal('home')),
    ...placeFields,
    /** The saved address that was chosen; missing parts are added to it. */
    addressId: z.optional(Id),
    days: WantedDays,
  })
  .check(wholePosition)

const PickupBody = z.object({
  mode: z.literal('pickup'),
  recipientName: placeFields.recipientName,
  phone: placeFields.phone,
  /** Any invalid id is reported as an unknown point. */
  pickupPointId: z
    .string(PICKUP_POINT_MISSING)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, PICKUP_POINT_MISSING),
      z.maxLength(100, PICKUP_POINT_MISSING),
    ),
  days: WantedDays,
})

/**
 * Where an order is delivered: at home by default, or at a pickup point. The recipient and phone number default to the
 * customer's.
 */
export const DeliveryBody = z.discriminatedUnion('mode', [HomeBody, PickupBody], MODE_INVALID)
export type DeliveryBody = z.output<typeof DeliveryBody>

export const Delivery = z.object({
  mode: z.enum(deliveryModes),
  /** Null after the customer's erasure; so is the phone number, which older orders may lack too. */
  recipientName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** For pickup the point's zone. Null when only an address text was given. */
  zone: z.nullable(NamedZone),
  /** To the door or the pickup point. */
  directions: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Null for home delivery. */
  pickupPoint: z.nullable(OrderedPickupPoint),
})
export type Delivery = z.infer<typeof Delivery>
