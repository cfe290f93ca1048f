import * as z from 'zod/mini'
import { PASSWORD_TOO_LONG } from '../accounts/facts.ts'
import { Instant } from '../common.ts'

export const SecondFactorStatus = z.object({
  /** Null without a second factor. */
  setAt: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
  /** Whether this account must have one. */
  isRequired: z.boolean(),
})

export const OwnPasswordBody = z.object({
  currentPassword: z
    .string('Mot de passe requis')
    .check(z.minLength(1, 'Mot de passe requis'), z.maxLength(200, PASSWORD_TOO_LONG)),
})

/** The TOTP secret, as text and QR code. */
export const SecondFactorSecret = z.object({ secret: z.string(), qrCode: z.string() })
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>

const CODE_REQUIRED = 'Code requis'

/** Six digits of the application, or a recovery code; spaces and hyphens are ignored. */
export const SecondFactorCodeBody = z.object({
  code: z
    .string(CODE_REQUIRED)
    .check(z.trim(), z.minLength(1, CODE_REQUIRED), z.maxLength(40, 'Ce code est trop long')),
})

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
