import * as z from 'zod/mini'
import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { CONFIRMATION_INVALID } from './email-confirmations.schemas.ts'
import { roles } from './roles.ts'

/** Confirmation of e-mail addresses. Not required for ordering; a new address replaces the old one only once confirmed. */
export const accountsEmailConfirmationsEndpoints = {
  askEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/customer/email-confirmation',
    access: ['customer'],
    limits: ['email-confirmation'],
    summary: 'Renvoie le lien qui confirme l’adresse e-mail du client',
    answer: Done,
  }),
  askVendorEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/vendor/email-confirmation',
    access: ['vendor'],
    limits: ['email-confirmation'],
    summary: 'Renvoie le lien qui confirme la nouvelle adresse e-mail du vendeur',
    answer: Done,
  }),
  askAdminEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/admin/email-confirmation',
    access: ['admin'],
    limits: ['email-confirmation'],
    summary: 'Renvoie le lien qui confirme la nouvelle adresse e-mail de l’administrateur',
    answer: Done,
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/customer/pending-email',
    access: ['customer'],
    summary: 'Renonce à la nouvelle adresse e-mail du client',
    answer: Done,
  }),
  cancelVendorEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/vendor/pending-email',
    access: ['vendor'],
    summary: 'Renonce à la nouvelle adresse e-mail du vendeur',
    answer: Done,
  }),
  cancelAdminEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/admin/pending-email',
    access: ['admin'],
    summary: 'Renonce à la nouvelle adresse e-mail de l’administrateur',
    answer: Done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email-confirmation',
    access: 'public',
    refusals: ['invalid_confirmation', 'email_taken'],
    limits: ['confirm'],
    summary: 'Confirme une adresse e-mail par le lien reçu',
    body: z.object({
      token: z
        .string(CONFIRMATION_INVALID)
        .check(z.minLength(1, CONFIRMATION_INVALID), z.maxLength(100, CONFIRMATION_INVALID)),
    }),
    /** The role of the account. */
    answer: z.extend(Done, { space: z.enum(roles) }),
  }),
}
