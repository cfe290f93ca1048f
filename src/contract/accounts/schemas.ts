import * as z from 'zod/mini'
import { Amount, blankable, Email, Id, Instant } from '../common.ts'
import {
  ADDRESS_MISSING,
  AddressLine,
  placeFields,
  wholePosition,
  wholeRecipient,
} from '../delivery/place.schemas.ts'
import { OptionalPhone } from '../phone.ts'
import { regions } from '../regions.ts'
import { whenFields } from '../when-fields.ts'
import { PASSWORD_TOO_LONG, vendorStatuses } from './facts.ts'
import { confirmedBy, fullName, PASSWORDS_DIFFER, Password, Username } from './person.schemas.ts'
import { roles } from './roles.ts'

export const REGION_REQUIRED = 'Veuillez sélectionner votre région'

const placeOf = ({ path = [] }: { path?: PropertyKey[] | undefined }): number =>
  Object.keys(RegisterBody.shape).indexOf(String(path[0]))

export const RegisterBody = z
  .object({
    username: Username,
    email: Email,
    password: Password,
    confirmPassword: z.optional(z.string(PASSWORDS_DIFFER)),
    fullName: fullName('Le nom complet est requis'),
    phone: OptionalPhone,
    region: z.enum(regions, REGION_REQUIRED),
  })
  .check(
    confirmedBy('password'),
    // The rule between two fields speaks last, but the first message is that of the first field.
    z.check(({ issues }) => void issues.sort((one, other) => placeOf(one) - placeOf(other)), whenFields),
  )

export const LoginBody = z.object({
  email: Email,
  password: z
    .string('Mot de passe requis')
    .check(z.minLength(1, 'Mot de passe requis'), z.maxLength(200, PASSWORD_TOO_LONG)),
})

export const StaffLoginBody = z.object({
  username: z
    .string('Nom d’utilisateur requis')
    .check(
      z.trim(),
      z.minLength(1, 'Nom d’utilisateur requis'),
      z.maxLength(254, 'Nom d’utilisateur requis'),
    ),
  password: z
    .string('Mot de passe requis')
    .check(z.minLength(1, 'Mot de passe requis'), z.maxLength(200, PASSWORD_TOO_LONG)),
})

/** A person as the person's own spaces show it; never carries the password hash. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** Has the person shown that it reads this e-mail? Asked of customers only. */
  isEmailConfirmed: z.boolean(),
  /** The e-mail that replaces it once the link that was sent there is followed. */
  pendingEmail: z.nullable(z.string()),
  role: z.enum(roles),
  fullName: z.string(),
  phone: z.nullable(z.string()),
  region: z.nullable(z.enum(regions)),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The signed-in vendor: the account with its business. */
export const VendorAccount = z.object({
  id: Id,
  userId: Id,
  businessName: z.string(),
  businessAddress: z.string(),
  description: z.string(),
  status: z.enum(vendorStatuses),
  rating: z.nullable(z.string()),
  totalSales: Amount,
  createdAt: Instant,
  updatedAt: Instant,
  user: User,
})
export type VendorAccount = z.infer<typeof VendorAccount>

const AddressFields = {
  label: z
    .string('Donnez un nom à cette adresse')
    .check(z.trim(), z.minLength(1, 'Donnez un nom à cette adresse'), z.maxLength(60, 'Libellé trop long')),
  /** In one line; made of the parts where it is not said. */
  address: blankable(AddressLine),
  isDefault: z.optional(z.boolean()),
  ...placeFields,
  zoneId: blankable(placeFields.zoneId),
  directions: blankable(placeFields.directions),
}

type SentPlace = { zoneId?: string | undefined; directions?: string | undefined }

const isPlace = ({ zoneId, directions }: SentPlace): boolean =>
  zoneId !== undefined && directions !== undefined

/** Directions lead nowhere without their zone, nor the other way round. */
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

/** An address as the form of the site has it: with all its parts, of which the server makes the line. */
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
  /** These are null of an address that was only written in words. */
  recipientName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  zoneId: z.nullable(Id),
  directions: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type Address = z.infer<typeof Address>
