import * as z from 'zod/mini'
import { PASSWORD_TOO_LONG } from '../accounts/facts.ts'
import { Instant } from '../common.ts'
import { mobileMoneyOperators } from '../payments/facts.ts'
import { IVORIAN_MOBILE } from '../phone.ts'

const MOBILE_INVALID = 'Indiquez un numéro mobile ivoirien : 01, 05 ou 07, puis huit chiffres.'

const inOneForm = (typed: string): string => {
  const compact = typed.replace(/[\s.()-]/g, '').replace(/^(?:\+|00)225/, '')
  return `+225${compact}`
}

/** A number of Côte d’Ivoire that gets texts and mobile money, however it is typed; kept as +2250701020304. */
const IvorianMobile = z.pipe(
  z.pipe(z.string(MOBILE_INVALID).check(z.maxLength(40, MOBILE_INVALID)), z.transform(inOneForm)),
  z.string(MOBILE_INVALID).check(z.regex(IVORIAN_MOBILE, MOBILE_INVALID)),
)

/** Who carries the money to the number: one of the payment methods. */
export const Operator = z.enum(
  mobileMoneyOperators.map(({ id }) => id),
  'Choisissez l’opérateur de ce numéro.',
)

const numberFields = { phone: z.string(), operator: Operator }

/** A number that a vendor confirmed by a code. */
export const ConfirmedNumber = z.object({
  ...numberFields,
  confirmedAt: Instant,
  /** No money is sent there before. */
  usableAt: Instant,
})
export type ConfirmedNumber = z.infer<typeof ConfirmedNumber>

/** Where a vendor is paid: the number that counts, and the one that awaits its code. */
export const PayoutNumber = z.object({
  current: z.nullable(ConfirmedNumber),
  /** How long after its code no money is sent to a number. */
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
    z.string(CODE_HAS_SIX_DIGITS).check(z.regex(/^\d{6}$/, CODE_HAS_SIX_DIGITS)),
  ),
})
