import * as z from 'zod/mini'
import { blankable, Id } from '../common.ts'
import {
  ADDRESS_MISSING,
  AddressLine,
  placeFields,
  wholePosition,
  wholeRecipient,
} from '../delivery/place.schemas.ts'
import { whenFields } from '../when-fields.ts'
import { MAX_ADDRESS_LABEL_LENGTH } from './facts.ts'

const AddressFields = {
  label: z
    .string('Donnez un nom à cette adresse')
    .check(
      z.trim(),
      z.minLength(1, 'Donnez un nom à cette adresse'),
      z.maxLength(MAX_ADDRESS_LABEL_LENGTH, 'Libellé trop long'),
    ),
  /** In one line; built from the parts when absent. */
  address: blankable(AddressLine),
  isDefault: z.optional(z.boolean()),
  ...placeFields,
  zoneId: blankable(placeFields.zoneId),
  directions: blankable(placeFields.directions),
}

type SentPlace = { zoneId?: string | undefined; directions?: string | undefined }

const isPlace = ({ zoneId, directions }: SentPlace): boolean =>
  zoneId !== undefined && directions !== undefined

/** Directions and zone are required together. */
const wholePlace = z.refine<SentPlace>(
  body => isPlace(body) || (body.zoneId === undefined && body.directions === undefined),
  { error: 'Indiquez la commune et le chemin jusqu’à vous.', path: ['directions'] },
)

export const AddressBody = z.object(AddressFields).check(
  wholePosition,
  wholePlace,
  z.refine(body => body.address !== undefined || isPlace(body), {
    error: ADDRESS_MISSING,
    path: ['address'],
    ...whenFields,
  }),
)
export type AddressBody = z.output<typeof AddressBody>

/** An address as the site's form sends it: all parts, from which the server builds the line. */
export const PlacedAddressBody = z
  .object({ label: AddressFields.label, isDefault: AddressFields.isDefault, ...placeFields })
  .check(wholePosition, ...wholeRecipient)

export const AddressChanges = z
  .object({ ...AddressFields, label: z.optional(AddressFields.label) })
  .check(wholePosition, wholePlace)
export type AddressChanges = z.output<typeof AddressChanges>

export const Address = z.object({
  id: Id,
  label: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
  /** Null for an address that was only given as text. */
  recipientName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  zoneId: z.nullable(Id),
  directions: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type Address = z.infer<typeof Address>
