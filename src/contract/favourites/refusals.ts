import type { Refusal } from '../errors.ts'

export const favouritesRefusals = {
  still_in_stock: { status: 409, message: 'Ce produit est en stock : vous pouvez le commander.' },
  too_many_favourites: {
    status: 409,
    message: 'Vous avez déjà 200 favoris. Retirez-en un d’abord.',
  },
  too_many_alerts: {
    status: 409,
    message: 'Vous attendez déjà 50 produits. Renoncez à l’un d’eux d’abord.',
  },
} as const satisfies Record<string, Refusal>
