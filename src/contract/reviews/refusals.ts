import type { Refusal } from '../errors.ts'

export const reviewsRefusals = {
  review_not_found: { status: 404, message: 'Avis introuvable' },
  already_answered: { status: 409, message: 'Vous avez déjà répondu à cet avis.' },
} as const satisfies Record<string, Refusal>
