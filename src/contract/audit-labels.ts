/** Everything that an administrator may do, with the words of the journal. Whoever adds an act adds its words. */
export const auditActionLabels = {
  'user.created': 'Compte créé',
  'user.changed': 'Compte modifié',
  'user.deleted': 'Compte supprimé',
  'vendor.approved': 'Vendeur approuvé',
  'vendor.rejected': 'Vendeur rejeté',
  'vendor.suspended': 'Vendeur suspendu',
  'vendor.pending': 'Vendeur remis en attente',
  'product.active': 'Produit approuvé',
  'product.rejected': 'Produit rejeté',
  'product.out_of_stock': 'Produit désactivé',
  'product.pending': 'Produit remis en attente',
  'product.deleted': 'Produit supprimé',
  'review.hidden': 'Avis masqué',
  'review.shown': 'Avis affiché de nouveau',
  'order.status': 'Statut de commande changé',
  'order.deliveryDate': 'Date de livraison fixée',
  'refund.done': 'Remboursement noté',
  'payout.made': 'Versement noté',
  'delivery.retry': 'Envoi relancé',
  'message.read': 'Message lu',
  'message.unread': 'Message marqué non lu',
} as const
export type AuditAction = keyof typeof auditActionLabels

/** What is acted on, with the words of the journal. */
export const auditTargetLabels = {
  user: 'Compte',
  vendor: 'Vendeur',
  product: 'Produit',
  review: 'Avis',
  order: 'Commande',
  refund: 'Remboursement',
  message: 'Message',
  mail: 'Courriel',
  text: 'Texto',
  job: 'Tâche',
} as const
export type AuditTarget = keyof typeof auditTargetLabels
