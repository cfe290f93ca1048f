import * as z from 'zod/mini'
import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { INVALID } from './email-confirmations.schemas.ts'

/** A customer shows that it reads the address of its account. Buying does not wait for that. */
export const emailConfirmationsEndpoints = {
  askEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/customer/email-confirmation',
    access: ['customer'],
    limits: ['email-confirmation'],
    summary: 'Renvoie le lien qui confirme l’adresse e-mail',
    answer: Done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email-confirmation',
    access: 'public',
    refusals: ['invalid_confirmation'],
    limits: ['confirm'],
    summary: 'Confirme une adresse e-mail par le lien reçu',
    body: z.object({ token: z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(100, INVALID)) }),
    answer: Done,
  }),
}
