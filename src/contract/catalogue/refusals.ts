import type { Refusal } from '../errors.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, message: 'Produit non trouvé' },
  not_received: { status: 403, message: 'Vous pourrez donner votre avis après avoir reçu ce produit.' },
  already_reviewed: { status: 409, message: 'Vous avez déjà donné votre avis sur ce produit.' },
  producer_not_found: { status: 404, message: 'Producteur introuvable' },
} as const satisfies Record<string, Refusal>
