export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'En attente',
  confirmed: 'Confirmée',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
}

/** The words of the tracking timeline. */
export const timelineLabels: Record<OrderStatus, string> = {
  pending: 'Commande reçue',
  confirmed: 'Confirmée',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Commande annulée',
}

/** The vendor's buttons, by the status that they lead to. */
export const orderMoveLabels: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Confirmer la commande',
  shipped: 'Marquer comme expédiée',
  delivered: 'Marquer comme livrée',
  cancelled: 'Annuler la commande',
}

export const paymentStatuses = ['pending', 'completed', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'En attente',
  completed: 'Payé',
  failed: 'Échec',
}

/** What the date of an order's delivery is called: it is planned until the order is delivered. */
export const deliveryDateLabel = (status: OrderStatus): string =>
  status === 'delivered' ? 'Livrée le' : 'Livraison prévue'
