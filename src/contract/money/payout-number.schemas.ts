import * as z from 'zod/mini'
import { PASSWORD_TOO_LONG } from '../accounts/facts.ts'
import { Instant } from '../common.ts'
import { mobileMoneyOperators } from '../payments/facts.ts'
import { IVORIAN_MOBILE } from '../phone.ts'
import { TEXT_CODE_DIGITS } from './facts.ts'

const MOBILE_INVALID = 'Indiquez un numéro mobile ivoirien : 01, 05 ou 07, puis huit chiffres.'

const inOneForm = (typed: string): string => {
  const compact = typed.replace(/[\s.()-]/g, '').replace(/^(?:\+|00)225/, '')
  return `+225${compact}`
}

/** A mobile number of Côte d’Ivoire in any notation; normalized to +2250701020304. */
const IvorianMobile = z.pipe(
  z.pipe(z.string(MOBILE_INVALID).check(z.maxLength(40, MOBILE_INVALID)), z.transform(inOneForm)),
  z.string(MOBILE_INVALID).check(z.regex(IVORIAN_MOBILE, MOBILE_INVALID)),
)

/** The mobile money operator of the number: one of the payment methods. */
export const Operator = z.enum(
  mobileMoneyOperators.map(({ id }) => id),
  'Choisissez l’opérateur de ce numéro.',
)

const numberFields = { phone: z.string(), operator: Operator }

/** A number that a vendor has confirmed by a code. */
export const ConfirmedNumber = z.object({
  ...numberFields,
  confirmedAt: Instant,
  /** Payouts are sent there only from this time on. */
  usableAt: Instant,
})
export type ConfirmedNumber = z.infer<typeof ConfirmedNumber>

/** The payout number of a vendor: the current one, and one awaiting its code. */
export const PayoutNumber = z.object({
  current: z.nullable(ConfirmedNumber),
  /** Hours after the confirmation until payouts are sent there. */
  waitHours: z.number(),
  awaitingCode: z.nullable(z.object({ ...numberFields, expiresAt: Instant })),
})
export type PayoutNumber = z.infer<typeof PayoutNumber>

export const PayoutNumberBody = z.object({
  phone: IvorianMobile,
  operator: Operator,
  currentPassword: z.optional(z.string('Mot de passe requis').check(z.maxLength(200, PASSWORD_TOO_LONG))),
})
export type PayoutNumberBody = z.output<typeof PayoutNumberBody>

const CODE_HAS_SIX_DIGITS = 'Le code a six chiffres.'

export const TextCodeBody = z.object({
  code: z.pipe(
    z.pipe(
      z.string(CODE_HAS_SIX_DIGITS).check(z.maxLength(20, CODE_HAS_SIX_DIGITS)),
      z.transform((typed: string) => typed.replace(/\s/g, '')),
    ),
    z
      .string(CODE_HAS_SIX_DIGITS)
      .check(z.regex(new RegExp(`^\\d{${TEXT_CODE_DIGITS}}$`), CODE_HAS_SIX_DIGITS)),
  ),
})
