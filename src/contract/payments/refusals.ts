import type { Refusal } from '../errors.ts'

export const paymentsRefusals = {
  order_not_payable: { status: 409, message: 'Cette commande ne peut plus être payée en ligne.' },
  payment_method_fixed: {
    status: 409,
    message: 'Le mode de paiement de cette commande ne peut plus être changé.',
  },
  payment_open: {
    status: 409,
    message:
      'Un paiement de cette commande est encore en cours. Terminez-le, ou attendez qu’il échoue, puis réessayez.',
  },
  provider_unavailable: {
    status: 503,
    message: 'Le service de paiement ne répond pas. Votre commande est gardée : réessayez dans un instant.',
    retryAfter: true,
  },
  provider_refused: { status: 409, message: 'Le service de paiement a refusé cette demande.' },
  payment_not_found: { status: 404, message: 'Paiement introuvable' },
  forged_notice: { status: 401, message: 'Notification refusée' },
} as const satisfies Record<string, Refusal>
