import * as z from 'zod/mini'
import { inSequence } from '../french/in-sequence.ts'
import { whenFields } from '../when-fields.ts'
import { MAX_FULL_NAME_LENGTH, MAX_USERNAME_LENGTH, PASSWORD_TOO_LONG } from './facts.ts'
import { usernameWithoutLink, withoutLink, withoutNumber } from './link-in-name.ts'

const USERNAME_TOO_SHORT = "Le nom d'utilisateur doit contenir au moins 3 caractères"
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas'

/** Rules of all user names; the message for a missing one depends on the form. */
export const usernameRules = [
  z.minLength(3, USERNAME_TOO_SHORT),
  z.maxLength(MAX_USERNAME_LENGTH, 'Le nom d’utilisateur est trop long'),
  usernameWithoutLink,
] as const

export const Username = z.string(USERNAME_TOO_SHORT).check(z.trim(), ...usernameRules)

/** Rules of a full name, if given. */
export const fullNameRules = [
  z.maxLength(MAX_FULL_NAME_LENGTH, 'Le nom complet est trop long'),
  withoutLink,
  withoutNumber,
] as const

/** A required full name. @param missing the message when absent */
export const fullName = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(2, missing), ...fullNameRules)

const LEAST_PASSWORD = 8
const PASSWORD_TOO_SHORT = `Le mot de passe doit contenir au moins ${LEAST_PASSWORD} caractères`

const PASSWORD_TOO_SIMPLE =
  'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre'

/** The rules shown by the strength indicator, in its order; its bar is the share of rules met. */
export const passwordRules = [
  {
    label: `Au moins ${LEAST_PASSWORD} caractères`,
    isMet: (password: string) => password.length >= LEAST_PASSWORD,
  },
  { label: 'Une majuscule', isMet: (password: string) => /[A-Z]/.test(password) },
  { label: 'Une minuscule', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'Un chiffre', isMet: (password: string) => /\d/.test(password) },
] as const

/** "Au moins 8 caractères, une majuscule, une minuscule et un chiffre": all rules in one line, as a hint. */
export const PASSWORD_RULE = inSequence(
  passwordRules.map(({ label }, nth) => (nth === 0 ? label : label.toLowerCase())),
)

type Confirmed<Field extends string> = Record<Field, string> & { confirmPassword?: string | undefined }

/** A rule that a repeated password equals the first; the repetition is optional. */
export const confirmedBy = <Field extends string>(field: Field, message = PASSWORDS_DIFFER) =>
  z.refine<Confirmed<Field>>(
    body => body.confirmPassword === undefined || body.confirmPassword === body[field],
    { error: message, path: ['confirmPassword'], ...whenFields },
  )

/** A customer's new password. */
export const Password = z.string(PASSWORD_TOO_SHORT).check(
  z.minLength(LEAST_PASSWORD, PASSWORD_TOO_SHORT),
  z.maxLength(200, PASSWORD_TOO_LONG),
  z.refine(password => passwordRules.every(({ isMet }) => isMet(password)), PASSWORD_TOO_SIMPLE),
)

const LESS_THAN_SIX = 'Le mot de passe doit contenir au moins 6 caractères'

/** Rules of all other passwords. */
export const plainPasswordRules = [
  z.minLength(6, LESS_THAN_SIX),
  z.maxLength(200, PASSWORD_TOO_LONG),
] as const

export const PlainPassword = z.string(LESS_THAN_SIX).check(...plainPasswordRules)
