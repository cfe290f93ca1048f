import * as z from 'zod/mini'
import { Amount, Email, Id, Instant } from '../common.ts'
import { OptionalPhone } from '../phone.ts'
import { regions } from '../regions.ts'
import { whenFields } from '../when-fields.ts'
import { MAX_EMAIL_LENGTH, PASSWORD_TOO_LONG, vendorStatuses } from './facts.ts'
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
    // The rule between two fields runs last, but messages are in field order.
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
      z.maxLength(MAX_EMAIL_LENGTH, 'Nom d’utilisateur requis'),
    ),
  password: z
    .string('Mot de passe requis')
    .check(z.minLength(1, 'Mot de passe requis'), z.maxLength(200, PASSWORD_TOO_LONG)),
})

/** An account as shown to its owner; never includes the password hash. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** Whether the e-mail is confirmed; required of customers only. */
  isEmailConfirmed: z.boolean(),
  /** The new e-mail, once its link is followed. */
  pendingEmail: z.nullable(z.string()),
  role: z.enum(roles),
  fullName: z.string(),
  phone: z.nullable(z.string()),
  region: z.nullable(z.enum(regions)),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** A vendor's account with its business. */
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
