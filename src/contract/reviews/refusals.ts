import type { Refusal } from '../errors.ts'

export const reviewsRefusals = {
  not_received: { status: 403, message: 'Vous pourrez donner votre avis après avoir reçu ce produit.' },
  already_reviewed: { status: 409, message: 'Vous avez déjà donné votre avis sur ce produit.' },
  review_not_found: { status: 404, message: 'Avis introuvable' },
  already_answered: { status: 409, message: 'Vous avez déjà répondu à cet avis.' },
} as const satisfies Record<string, Refusal>
