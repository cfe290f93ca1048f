import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** What follows when an administrator gives an order another status, one sentence each. */
export function orderConsequences(
  {
    status: from,
    parcels,
    paymentMethod,
    paymentStatus,
  }: Pick<Order, 'status' | 'parcels' | 'paymentMethod' | 'paymentStatus'>,
  to: OrderStatus,
): string[] {
  const words: string[] = []
  const isPaidOnline = isOnline(paymentMethod) && paymentStatus === 'completed'
  if (parcels.length > 1) {
    words.push(
      from === 'cancelled' || parcels.every(parcel => parcel.status !== 'cancelled')
        ? `Ses ${parcels.length} colis changent ensemble.`
        : 'Ses colis changent ensemble, sauf ceux qui sont annulés.',
    )
  }
  if (to === 'cancelled') {
    words.push('Le stock est rendu aux vendeurs.')
    if (isPaidOnline) words.push('L’argent payé s’ajoute à la liste « À rembourser ».')
  }
  if (from === 'cancelled') {
    words.push('Le stock est repris. S’il ne suffit plus, la commande reste annulée.')
    words.push('Un remboursement encore à faire est retiré de la liste.')
  }
  if (to !== 'pending' && to !== 'cancelled' && isOnline(paymentMethod) && !isPaidOnline)
    words.push('Elle n’est pas payée : vous vous portez garant de l’argent.')
  words.push('Le client est prévenu.')
  return words
}
