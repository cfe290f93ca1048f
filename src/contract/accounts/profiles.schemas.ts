import * as z from 'zod/mini'
import { blankable, Email, Instant } from '../common.ts'
import { counted } from '../french/counted.ts'
import { OptionalPhone, phoneNumber } from '../phone.ts'
import { regions } from '../regions.ts'
import { faceAnswer, faceFields, PendingFace } from '../stall/face.schemas.ts'
import {
  MAX_BUSINESS_ADDRESS_LENGTH,
  MAX_BUSINESS_DESCRIPTION_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  PASSWORD_TOO_LONG,
} from './facts.ts'
import { lengthErrorsLast } from './length-errors-last.ts'
import { withoutLink } from './link-in-name.ts'
import { confirmedBy, fullName, plainPasswordRules, Username, usernameRules } from './person.schemas.ts'
import { RegisterBody, User, VendorAccount } from './schemas.ts'

/** Last change of the password. */
const passwordAge = { passwordChangedAt: Instant }

/** Required with a new e-mail: a session alone is not enough to take over the account. */
export const ProofOfIdentity = {
  currentPassword: blankable(z.string().check(z.maxLength(200, PASSWORD_TOO_LONG))),
}

// The vendor's own profile.

const FULL_NAME_TOO_SHORT = 'Le nom complet doit contenir au moins 2 caractères'
const VENDOR_PHONE_INVALID = 'Numéro de téléphone invalide'
const REGION_REQUIRED = 'Région requise'
const BUSINESS_NAME_REQUIRED = "Nom de l'entreprise requis"
const BUSINESS_ADDRESS_REQUIRED = "Adresse de l'entreprise requise"
const DESCRIPTION_TOO_LONG = `La description est trop longue (${counted(MAX_BUSINESS_DESCRIPTION_LENGTH, 'caractère')} au plus)`

export const VendorProfileBody = z.object({
  username: Username,
  fullName: fullName(FULL_NAME_TOO_SHORT),
  email: Email,
  phone: phoneNumber(VENDOR_PHONE_INVALID),
  region: z.enum(regions, REGION_REQUIRED),
  businessName: z
    .string(BUSINESS_NAME_REQUIRED)
    .check(
      z.trim(),
      z.minLength(2, BUSINESS_NAME_REQUIRED),
      z.maxLength(MAX_BUSINESS_NAME_LENGTH, 'Le nom de l’entreprise est trop long'),
      withoutLink,
    ),
  businessAddress: z
    .string(BUSINESS_ADDRESS_REQUIRED)
    .check(
      z.trim(),
      z.minLength(5, BUSINESS_ADDRESS_REQUIRED),
      z.maxLength(MAX_BUSINESS_ADDRESS_LENGTH, 'L’adresse de l’entreprise est trop longue'),
    ),
  /** Public. */
  description: z.optional(
    z
      .string('La description est un texte')
      .check(z.trim(), z.maxLength(MAX_BUSINESS_DESCRIPTION_LENGTH, DESCRIPTION_TOO_LONG)),
  ),
  ...faceFields,
  ...ProofOfIdentity,
})
export type VendorProfileBody = z.output<typeof VendorProfileBody>

/** The vendor's own text, approved or not. */
export const VendorProfile = z.extend(VendorAccount, {
  ...passwordAge,
  ...faceAnswer,
  certifiedMethods: z.array(z.string()),
  /** The unapproved face; null when all is approved. */
  pendingFace: z.nullable(PendingFace),
})
export type VendorProfile = z.infer<typeof VendorProfile>

const NEW_PASSWORD_TOO_SHORT = 'Le nouveau mot de passe doit contenir au moins 6 caractères'
const CONFIRMATION_REQUIRED = 'Confirmation du mot de passe requise'
const CURRENT_REQUIRED = 'Mot de passe actuel requis'

export const VendorPasswordBody = z
  .object({
    currentPassword: z
      .string(CURRENT_REQUIRED)
      .check(z.minLength(1, CURRENT_REQUIRED), z.maxLength(200, PASSWORD_TOO_LONG)),
    newPassword: z
      .string(NEW_PASSWORD_TOO_SHORT)
      .check(z.minLength(6, NEW_PASSWORD_TOO_SHORT), z.maxLength(200, PASSWORD_TOO_LONG)),
    confirmPassword: z.optional(z.string(CONFIRMATION_REQUIRED).check(z.minLength(1, CONFIRMATION_REQUIRED))),
  })
  .check(confirmedBy('newPassword'))

// The customer's own profile.

export const PROFILE_FIELDS_REQUIRED = "Le nom d'utilisateur et l'email sont obligatoires"

/** Absent fields are unchanged. */
export const CustomerProfileChanges = z.object({
  username: z.optional(
    z
      .string(PROFILE_FIELDS_REQUIRED)
      .check(z.trim(), z.minLength(1, PROFILE_FIELDS_REQUIRED), ...usernameRules),
  ),
  email: z.optional(
    z.pipe(z.string(PROFILE_FIELDS_REQUIRED).check(z.trim(), z.minLength(1, PROFILE_FIELDS_REQUIRED)), Email),
  ),
  fullName: z.optional(RegisterBody.shape.fullName),
  phone: z.optional(OptionalPhone),
  region: z.optional(RegisterBody.shape.region),
  ...ProofOfIdentity,
})
export type CustomerProfileChanges = z.output<typeof CustomerProfileChanges>

export const CustomerProfile = z.extend(User, passwordAge)
export type CustomerProfile = z.infer<typeof CustomerProfile>

export const ALL_PASSWORDS_REQUIRED = 'Tous les champs de mot de passe sont obligatoires'
const CONFIRMATION_DIFFERS = 'La confirmation ne correspond pas au nouveau mot de passe'

const givenPassword = z
  .string(ALL_PASSWORDS_REQUIRED)
  .check(z.minLength(1, ALL_PASSWORDS_REQUIRED), z.maxLength(200, PASSWORD_TOO_LONG))

export const CustomerPasswordBody = z
  .object({
    currentPassword: givenPassword,
    newPassword: z
      .string(ALL_PASSWORDS_REQUIRED)
      .check(z.minLength(1, ALL_PASSWORDS_REQUIRED), ...plainPasswordRules),
    confirmPassword: z.optional(givenPassword),
  })
  .check(confirmedBy('newPassword', CONFIRMATION_DIFFERS), lengthErrorsLast)
