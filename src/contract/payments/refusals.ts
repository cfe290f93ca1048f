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
    retryAfter: 10,
  },
  provider_refused: { status: 409, message: 'Le service de paiement a refusé cette demande.' },
  transfers_unavailable: {
    status: 409,
    message: 'Les clés de ce site n’envoient pas d’argent : envoyez-le, puis notez-le à la main.',
  },
  transfer_not_found: { status: 404, message: 'Transfert introuvable' },
  transfer_not_awaiting: { status: 409, message: 'Ce transfert n’attend pas d’approbation.' },
  payout_number_changed: {
    status: 409,
    message: 'Le vendeur a changé de numéro depuis : écartez ce transfert, puis versez de nouveau.',
  },
  own_transfer: {
    status: 403,
    message: 'Vous avez préparé ce transfert : un autre administrateur doit l’approuver.',
  },
  not_independent: {
    status: 403,
    message:
      'Votre compte a été ouvert, nommé administrateur ou changé d’adresse par la personne qui a préparé ce transfert, ou après elle : un autre administrateur doit l’approuver. Si cette personne n’a plus de compte, écartez ce transfert, puis versez de nouveau.',
  },
  payer_unknown: {
    status: 409,
    message: 'Le numéro qui a payé n’est pas connu : rendez cet argent à la main.',
  },
  refund_has_centimes: {
    status: 409,
    message: 'Cette somme a des centimes, que le prestataire n’envoie pas : rendez cet argent à la main.',
  },
  below_transfer_minimum: {
    status: 409,
    message: 'C’est moins que ce que le prestataire envoie : rendez cet argent à la main.',
  },
  needs_second_admin: {
    status: 409,
    message:
      'Cette somme demande l’accord d’un second administrateur, et il n’y en a pas : notez-la à la main.',
  },
  payment_not_found: { status: 404, message: 'Paiement introuvable' },
  forged_notice: { status: 401, message: 'Notification refusée' },
} as const satisfies Record<string, Refusal>
