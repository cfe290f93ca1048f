import type { Refusal } from '../errors.ts'

export const moderationRefusals = {
  product_move_not_allowed: { status: 409, message: 'Ce produit ne peut pas passer à ce statut.' },
  product_changed: {
    status: 409,
    message: 'Ce produit a changé depuis que vous l’avez ouvert. Relisez-le avant de décider.',
  },
  product_without_picture: {
    status: 409,
    message: 'Ce produit n’a aucune image : il ne peut pas être mis en vente.',
  },
  product_ordered: {
    status: 409,
    message: 'Ce produit figure dans une commande : il ne peut pas être supprimé.',
  },
  vendor_not_found: { status: 404, message: 'Vendeur introuvable' },
  face_not_pending: { status: 409, message: 'Aucune présentation de ce producteur n’attend de décision.' },
  face_changed: {
    status: 409,
    message: 'Cette présentation a changé depuis que vous l’avez ouverte. Relisez-la avant de décider.',
  },
  method_not_declared: {
    status: 409,
    message: 'Ce producteur ne déclare pas cette méthode : elle ne peut pas être certifiée.',
  },
  vendor_changed: {
    status: 409,
    message: 'Un collègue a déjà pris cette décision, pour une autre raison. Relisez-la.',
  },
  vendor_move_not_allowed: { status: 409, message: 'Ce vendeur ne peut pas passer à ce statut.' },
} as const satisfies Record<string, Refusal>
