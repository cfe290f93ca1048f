import { counted } from '#contract/french/counted.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { hasOnlineMoney, isUnpaidOnline } from '#contract/orders/payment-states.ts'
import type { Order } from '#contract/orders/schemas.ts'

type Changing = Pick<Order, 'status' | 'parcels' | 'paymentMethod' | 'paymentStatus'>

/** The consequences of a status change by an administrator, one sentence each. */
export function orderConsequences(order: Changing, to: OrderStatus): string[] {
  const { status: from, parcels } = order
  const words: string[] = []
  if (parcels.length > 1) {
    words.push(
      from === 'cancelled' || parcels.every(parcel => parcel.status !== 'cancelled')
        ? `Ses ${parcels.length} colis changent ensemble.`
        : 'Ses colis changent ensemble, sauf ceux qui sont annulés.',
    )
  }
  if (to === 'cancelled') {
    words.push('Le stock est rendu aux vendeurs.')
    if (hasOnlineMoney(order, order.paymentMethod))
      words.push('L’argent payé s’ajoute à la liste «\u00a0À rembourser\u00a0».')
  }
  if (from === 'cancelled') {
    words.push('Le stock est repris. S’il ne suffit plus, la commande reste annulée.')
    words.push('Un remboursement pas encore fait est annulé.')
  }
  if (isVouchedFor(order, to)) words.push('Elle n’est pas payée\u00a0: vous vous portez garant de l’argent.')
  words.push('Le client est prévenu.')
  return words
}

const isVouchedFor = (order: Changing, to: OrderStatus): boolean =>
  to !== 'pending' && to !== 'cancelled' && isUnpaidOnline(order, order.paymentMethod)

/** The same for a bulk change. */
export function consequencesOfAll(orders: readonly Changing[], to: OrderStatus): string[] {
  const words: string[] = []
  if (orders.some(({ parcels }) => parcels.length > 1))
    words.push('Les colis d’une commande changent ensemble, sauf ceux qui sont annulés.')
  if (to === 'cancelled') {
    words.push('Le stock est rendu aux vendeurs.')
    if (orders.some(order => hasOnlineMoney(order, order.paymentMethod)))
      words.push('L’argent payé en ligne s’ajoute à la liste «\u00a0À rembourser\u00a0».')
  }
  if (orders.some(({ status }) => status === 'cancelled')) {
    words.push('Le stock de celles qui étaient annulées est repris. S’il ne suffit plus, elles le restent.')
    words.push('Leurs remboursements pas encore faits sont annulés.')
  }
  const vouchedFor = orders.filter(order => isVouchedFor(order, to)).length
  if (vouchedFor > 0)
    words.push(
      `${counted(vouchedFor, 'n’est pas payée', 'ne sont pas payées')}\u00a0: vous vous portez garant de l’argent.`,
    )
  words.push('Chaque client est prévenu.')
  return words
}
