import * as z from 'zod/mini'
import { blankable, Email, Id, listFilter, numberedQuery, SearchText } from '../common.ts'
import { OptionalPhone } from '../phone.ts'
import { regions } from '../regions.ts'
import { whenFields } from '../when-fields.ts'
import { vendorStatuses } from './facts.ts'
import { lengthErrorsLast } from './length-errors-last.ts'
import {
  confirmedBy,
  fullNameRules,
  PASSWORDS_DIFFER,
  plainPasswordRules,
  usernameRules,
} from './person.schemas.ts'
import { ProofOfIdentity, VendorProfileBody } from './profiles.schemas.ts'
import { roles } from './roles.ts'
import { REGION_REQUIRED, RegisterBody, User } from './schemas.ts'

const ROLE_UNKNOWN = 'Ce rôle n’existe pas.'

/** An account for administrators. */
export const AdminUser = z.extend(User, {
  isActive: z.boolean(),
  /** The business of a vendor's account. */
  vendor: z.nullable(z.object({ id: Id, businessName: z.string(), status: z.enum(vendorStatuses) })),
})
export type AdminUser = z.infer<typeof AdminUser>

export const ListUsersQuery = z.object({
  /** Words of the name, user name, e-mail or phone; all must match. */
  search: blankable(SearchText),
  role: listFilter(z.enum(roles, ROLE_UNKNOWN)),
  ...numberedQuery,
})
export type ListUsersQuery = z.output<typeof ListUsersQuery>

/** The same message for all three. */
export const ACCOUNT_FIELDS_REQUIRED = "Nom d'utilisateur, email et mot de passe sont requis"

/** An optional choice of a form; empty means null. */
const OptionalRegion = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(z.enum(regions, REGION_REQUIRED)),
)

const required = z.string(ACCOUNT_FIELDS_REQUIRED).check(z.trim(), z.minLength(1, ACCOUNT_FIELDS_REQUIRED))

const AccountFields = {
  username: required.check(...usernameRules),
  email: z.pipe(required, Email),
  password: z
    .string(ACCOUNT_FIELDS_REQUIRED)
    .check(z.minLength(1, ACCOUNT_FIELDS_REQUIRED), ...plainPasswordRules),
  confirmPassword: z.optional(z.string(PASSWORDS_DIFFER)),
  /** Defaults to the user name. */
  fullName: z.optional(z.string().check(z.trim(), ...fullNameRules)),
  phone: z.optional(OptionalPhone),
  region: z.optional(OptionalRegion),
}

const { fullName } = RegisterBody.shape

const business = VendorProfileBody.shape

export const CreateUserBody = z
  .object({
    ...AccountFields,
    role: z._default(z.enum(roles, ROLE_UNKNOWN), 'customer'),
    /** For vendors, whose business then awaits approval. */
    businessName: blankable(business.businessName),
    businessAddress: blankable(business.businessAddress),
    description: business.description,
  })
  .check(
    confirmedBy('password'),
    z.refine(body => body.role !== 'vendor' || Boolean(body.businessName), {
      error: "Nom de l'entreprise requis",
      path: ['businessName'],
      ...whenFields,
    }),
    z.refine(body => body.role !== 'vendor' || Boolean(body.businessAddress), {
      error: "Adresse de l'entreprise requise",
      path: ['businessAddress'],
      ...whenFields,
    }),
    lengthErrorsLast,
  )
export type CreateUserBody = z.output<typeof CreateUserBody>

/** Absent fields are unchanged. */
export const UserChanges = z.object({
  fullName: z.optional(fullName),
  email: z.optional(Email),
  phone: z.optional(OptionalPhone),
  region: z.optional(OptionalRegion),
  role: z.optional(z.enum(roles, ROLE_UNKNOWN)),
  isActive: z.optional(z.boolean('Le compte est actif ou désactivé.')),
  ...ProofOfIdentity,
})
export type UserChanges = z.output<typeof UserChanges>
