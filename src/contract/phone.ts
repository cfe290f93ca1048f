import * as z from 'zod/mini'

export const PHONE_REQUIRED = 'Indiquez un numéro de téléphone : le producteur vous appelle pour livrer.'
export const PHONE_INVALID = 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'

// Constraints of the database have the same text: JavaScript and PostgreSQL must read it alike.

/** A stored phone number of any country (E.164). */
export const E164 = /^[+][0-9]{8,15}$/
/** A stored mobile number of Côte d’Ivoire: the only ones that receive texts and mobile money. */
export const IVORIAN_MOBILE = /^[+]225(01|05|07)[0-9]{8}$/

/** 8 to 10 digits with single spaces, with or without +225; stored as +225 and the digits. */
export const phoneNumber = (message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^(?:\+225 ?)?\d(?: ?\d){7,9}$/, message)),
    z.transform((phone: string) => `+225${phone.replaceAll(' ', '').replace(/^\+225/, '')}`),
  )

/** After +225, 8 to 14 digits and single spaces, of which 8 to 10 are digits; or nothing. */
const PHONE_OR_NOTHING = /^$|^\+225 ?(?=.{8,14}$)\d(?: ?\d){7,9}$/

/** An optional phone number of Côte d'Ivoire, stored without spaces; null when empty. */
export const OptionalPhone = z.pipe(
  z.nullish(z.string(PHONE_INVALID).check(z.trim(), z.regex(PHONE_OR_NOTHING, PHONE_INVALID))),
  z.transform((phone: string | null | undefined) => (phone ? phone.replaceAll(' ', '') : null)),
)
