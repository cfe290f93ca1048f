import * as z from 'zod/mini'
import { PASSWORD_TOO_LONG } from '../accounts/facts.ts'

export const EraseAccountBody = z.object({
  password: z
    .string('Mot de passe requis')
    .check(z.minLength(1, 'Mot de passe requis'), z.maxLength(200, PASSWORD_TOO_LONG)),
})
