import type { Refusal } from '../errors.ts'

export const catalogueRefusals = {
  product_not_found: { status: 404, message: 'Produit non trouvé' },
  producer_not_found: { status: 404, message: 'Producteur introuvable' },
} as const satisfies Record<string, Refusal>
