import { type DeliveryMode, deliveryModeFacts, deliveryModes } from '../delivery/facts.ts'
import { counted, oneOrMany } from '../french/counted.ts'
import { formatDate } from '../french/dates.ts'
import { deliveredAt } from './delivery-date.ts'
import { type OrderStatus, orderStatusFacts } from './facts.ts'

type StepWords = Pick<(typeof orderStatusFacts)[OrderStatus], 'label' | 'ofParcels' | 'step' | 'move'>

/** Labels that differ for pickup. */
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

/** The label of a status, by delivery mode. */
export const statusWords = (status: OrderStatus, mode: DeliveryMode): StepWords =>
  (mode === 'pickup' && pickupWords[status]) || orderStatusFacts[status]

/** "1 colis confirmé", "2 colis prêts au retrait": the number of parcels per status. */
export const parcelsWords = (count: number, status: OrderStatus, mode: DeliveryMode): string =>
  `${counted(count, 'colis', 'colis')} ${oneOrMany(count, ...statusWords(status, mode).ofParcels)}`

/** "livrée ou retirée": a status label for orders of both modes. */
export const statusOfAnyMode = (status: OrderStatus): string =>
  [...new Set(deliveryModes.map(mode => statusWords(status, mode).label.toLowerCase()))].join(' ou ')

/** The notice to the customer about a delivery without code. */
export const withoutCodeWords = (mode: DeliveryMode): string =>
  `Votre colis a été noté ${mode === 'pickup' ? 'retiré' : 'livré'} sans votre code. Un problème\u00a0? Dites-le-nous.`

/** The label of the delivery date: planned or actual. */
export const deliveryDateLabel = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'delivered' ? deliveryModeFacts[mode].done : deliveryModeFacts[mode].planned

/** The label of the recipient: present or past. */
export const recipientLabel = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'delivered' ? deliveryModeFacts[mode].recipient : 'À remettre à'

type Dated = Parameters<typeof deliveredAt>[0] & { delivery: { mode: DeliveryMode } }

/** "Livrée le 20 novembre 2026": for delivered orders. */
export function deliveredWords(order: Dated): string | undefined {
  const at = deliveredAt(order)
  return at ? `${deliveryDateLabel(order.status, order.delivery.mode)} ${formatDate(at)}` : undefined
}
