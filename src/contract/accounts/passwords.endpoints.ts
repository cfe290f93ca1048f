import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ForgotPasswordBody, ResetLinkBody, ResetPasswordBody } from './passwords.schemas.ts'

export const accountsPasswordsEndpoints = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/password/forgot',
    access: 'public',
    limits: ['password', 'password-of'],
    summary: 'Envoie un lien pour choisir un nouveau mot de passe, si le compte existe',
    body: ForgotPasswordBody,
    answer: Done,
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/api/password/check-link',
    access: 'public',
    refusals: ['invalid_token'],
    limits: ['password'],
    summary: 'Dit si le lien reçu par e-mail permet encore de choisir un mot de passe',
    body: ResetLinkBody,
    answer: Done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    access: 'public',
    refusals: ['invalid_token', 'known_password', 'short_admin_password'],
    limits: ['password'],
    summary: 'Choisit un nouveau mot de passe avec le lien reçu par e-mail',
    body: ResetPasswordBody,
    answer: Done,
  }),
}
