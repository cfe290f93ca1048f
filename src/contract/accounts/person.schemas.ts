import * as z from 'zod/mini'
import { inSequence } from '../french/in-sequence.ts'
import { whenFields } from '../when-fields.ts'
import { PASSWORD_TOO_LONG } from './facts.ts'
import { usernameWithoutLink, withoutLink, withoutNumber } from './link-in-name.ts'

const USERNAME_TOO_SHORT = "Le nom d'utilisateur doit contenir au moins 3 caractères"
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas'

/** What every user name is, whatever a form says first of one that is missing. */
export const usernameRules = [
  z.minLength(3, USERNAME_TOO_SHORT),
  z.maxLength(50, 'Le nom d’utilisateur est trop long'),
  usernameWithoutLink,
] as const

export const Username = z.string(USERNAME_TOO_SHORT).check(z.trim(), ...usernameRules)

/** What every full name is, where one is given. */
export const fullNameRules = [
  z.maxLength(120, 'Le nom complet est trop long'),
  withoutLink,
  withoutNumber,
] as const

/** A full name that has to be given: what is told of one that is not. */
export const fullName = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(2, missing), ...fullNameRules)

const LEAST_PASSWORD = 8
const PASSWORD_TOO_SHORT = `Le mot de passe doit contenir au moins ${LEAST_PASSWORD} caractères`

const PASSWORD_TOO_SIMPLE =
  'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre'

/** The rules that the strength indicator shows, in its order; the bar is the share of them that are met. */
export const passwordRules = [
  {
    label: `Au moins ${LEAST_PASSWORD} caractères`,
    isMet: (password: string) => password.length >= LEAST_PASSWORD,
  },
  { label: 'Une majuscule', isMet: (password: string) => /[A-Z]/.test(password) },
  { label: 'Une minuscule', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'Un chiffre', isMet: (password: string) => /\d/.test(password) },
] as const

/** "Au moins 8 caractères, une majuscule, une minuscule et un chiffre": the same in a line, said before one is typed. */
export const PASSWORD_RULE = inSequence(
  passwordRules.map(({ label }, nth) => (nth === 0 ? label : label.toLowerCase())),
)

type Confirmed<Field extends string> = Record<Field, string> & { confirmPassword?: string | undefined }

/** The rule that the password in a field, typed a second time, is the same; nobody has to type it twice. */
export const confirmedBy = <Field extends string>(field: Field, message = PASSWORDS_DIFFER) =>
  z.refine<Confirmed<Field>>(
    body => body.confirmPassword === undefined || body.confirmPassword === body[field],
    { error: message, path: ['confirmPassword'], ...whenFields },
  )

/** A password that a customer chooses. */
export const Password = z.string(PASSWORD_TOO_SHORT).check(
  z.minLength(LEAST_PASSWORD, PASSWORD_TOO_SHORT),
  z.maxLength(200, PASSWORD_TOO_LONG),
  z.refine(password => passwordRules.every(({ isMet }) => isMet(password)), PASSWORD_TOO_SIMPLE),
)

const LESS_THAN_SIX = 'Le mot de passe doit contenir au moins 6 caractères'

/** What every password is that does not follow the rules of registration. */
export const plainPasswordRules = [
  z.minLength(6, LESS_THAN_SIX),
  z.maxLength(200, PASSWORD_TOO_LONG),
] as const

export const PlainPassword = z.string(LESS_THAN_SIX).check(...plainPasswordRules)
