import * as z from 'zod/mini'
import { Email, SPACE_UNKNOWN } from '../common.ts'
import type { Role } from '../endpoint.ts'
import { confirmedBy, PASSWORDS_DIFFER, Password, PlainPassword } from './person.schemas.ts'
import { roles } from './roles.ts'

/** Password rules by role; those of customers are the rules of registration. */
const passwordOf: Record<Role, z.ZodMiniType<string, string>> = {
  customer: Password,
  vendor: PlainPassword,
  admin: PlainPassword,
}

const Space = z.enum(roles, SPACE_UNKNOWN)

export const ForgotPasswordBody = z.object({ email: Email, space: Space })
export type ForgotPasswordBody = z.output<typeof ForgotPasswordBody>

const token = z
  .string('Lien incomplet')
  .check(z.minLength(1, 'Lien incomplet'), z.maxLength(200, 'Lien incomplet'))

/** The token of a reset link, and the role of its account. */
export const ResetLinkBody = z.object({ token, space: Space })
export type ResetLinkBody = z.output<typeof ResetLinkBody>

const resetBody = <S extends Role>(space: S) =>
  z.object({
    token,
    space: z.literal(space),
    password: passwordOf[space],
    confirmPassword: z.optional(z.string(PASSWORDS_DIFFER)),
  })

export const ResetPasswordBody = z
  .discriminatedUnion(
    'space',
    [resetBody('customer'), resetBody('vendor'), resetBody('admin')],
    SPACE_UNKNOWN,
  )
  .check(confirmedBy('password'))
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>
