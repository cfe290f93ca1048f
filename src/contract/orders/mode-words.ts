import { type DeliveryMode, deliveryModeFacts, deliveryModes } from '../delivery/facts.ts'
import { counted, oneOrMany } from '../french/counted.ts'
import { formatDate } from '../french/dates.ts'
import { deliveredAt } from './delivery-date.ts'
import { type OrderStatus, orderStatusFacts } from './facts.ts'

type StepWords = Pick<(typeof orderStatusFacts)[OrderStatus], 'label' | 'ofParcels' | 'step' | 'move'>

/** What is called otherwise of an order that is picked up. */
const pickupWords: Partial<Record<OrderStatus, StepWords>> = {
  shipped: {
    label: 'Prête au retrait',
    ofParcels: ['prêt au retrait', 'prêts au retrait'],
    step: 'Prête au retrait',
    move: 'Marquer comme prête au retrait',
  },
  delivered: {
    label: 'Retirée',
    ofParcels: ['retiré', 'retirés'],
    step: 'Retirée',
    move: 'Marquer comme retirée',
  },
}

/** How a status of one order is called, by how the order reaches who receives it; wherever it is read, in lists too. */
export const statusWords = (status: OrderStatus, mode: DeliveryMode): StepWords =>
  (mode === 'pickup' && pickupWords[status]) || orderStatusFacts[status]

/** "1 colis confirmé", "2 colis prêts au retrait": how many parcels of an order stand where. */
export const parcelsWords = (count: number, status: OrderStatus, mode: DeliveryMode): string =>
  `${counted(count, 'colis', 'colis')} ${oneOrMany(count, ...statusWords(status, mode).ofParcels)}`

/** "livrée ou retirée": a status of orders of which nobody says how they reach who receives them. */
export const statusOfAnyMode = (status: OrderStatus): string =>
  [...new Set(deliveryModes.map(mode => statusWords(status, mode).label.toLowerCase()))].join(' ou ')

/** What a customer reads whose parcel was noted handed over without the code. */
export const withoutCodeWords = (mode: DeliveryMode): string =>
  `Votre colis a été noté ${mode === 'pickup' ? 'retiré' : 'livré'} sans votre code. Un problème\u00a0? Dites-le-nous.`

/** What the date of an order's delivery is called: it is planned until the order is delivered. */
export const deliveryDateLabel = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'delivered' ? deliveryModeFacts[mode].done : deliveryModeFacts[mode].planned

/** What who receives an order is called: it is handed over to them, until it was. */
export const recipientLabel = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'delivered' ? deliveryModeFacts[mode].recipient : 'À remettre à'

type Dated = Parameters<typeof deliveredAt>[0] & { delivery: { mode: DeliveryMode } }

/** "Livrée le 20 novembre 2026": of an order that was handed over. */
export function deliveredWords(order: Dated): string | undefined {
  const at = deliveredAt(order)
  return at ? `${deliveryDateLabel(order.status, order.delivery.mode)} ${formatDate(at)}` : undefined
}
