import * as z from 'zod/mini'
import { FieldErrors, type Refusal } from '../errors.ts'

export const securityRefusals = {
  wrong_second_factor: {
    status: 400,
    message: 'Ce code n’est pas le bon, ou il a déjà servi.',
    details: z.object({ errors: FieldErrors }),
  },
  second_factor_known: { status: 409, message: 'Votre second facteur est déjà en place.' },
  too_many_streams: {
    status: 429,
    message: 'Trop de pages suivent vos commandes en même temps. Fermez-en une, puis rechargez celle-ci.',
  },
} as const satisfies Record<string, Refusal>
