import { endpoint } from '../endpoint.ts'
import { PayoutNumber, PayoutNumberBody, TextCodeBody } from './payout-number.schemas.ts'

export const moneyPayoutNumberEndpoints = {
  getPayoutNumber: endpoint({
    method: 'GET',
    path: '/api/vendor/payout-number',
    access: ['vendor'],
    summary: 'Le numéro mobile money où le vendeur est payé',
    answer: PayoutNumber,
  }),
  askPayoutNumber: endpoint({
    method: 'PUT',
    path: '/api/vendor/payout-number',
    access: ['vendor'],
    refusals: ['password_required', 'wrong_current_password'],
    secondFactor: 'fresh',
    limits: [
      'current-password',
      'password-checks',
      'text-code-again',
      'text-code-to',
      'text-codes-from',
      'text-codes',
    ],
    summary: 'Demande à être payé sur ce numéro : un code y est envoyé par SMS',
    body: PayoutNumberBody,
    answer: PayoutNumber,
  }),
  verifyPayoutNumber: endpoint({
    method: 'POST',
    path: '/api/vendor/payout-number/verify',
    access: ['vendor'],
    refusals: ['wrong_text_code', 'text_code_expired'],
    summary: 'Confirme le numéro par le code reçu ; l’ancien numéro en est prévenu',
    body: TextCodeBody,
    answer: PayoutNumber,
  }),
}
