import { type DeliveryMode, deliveryModeFacts } from '../delivery/facts.ts'
import { type OrderStatus, orderStatusFacts } from './facts.ts'

type StepWords = Pick<(typeof orderStatusFacts)[OrderStatus], 'label' | 'step' | 'move'>

/** What is called otherwise of an order that is picked up. */
const pickupWords: Partial<Record<OrderStatus, StepWords>> = {
  shipped: {
    label: 'Prête au retrait',
    step: 'Prête au retrait',
    move: 'Marquer comme prête au retrait',
  },
  delivered: { label: 'Retirée', step: 'Retirée', move: 'Marquer comme retirée' },
}

/** How a status of one order is called, by how the order reaches who receives it. Lists of several say `orderStatusFacts`. */
export const statusWords = (status: OrderStatus, mode: DeliveryMode): StepWords =>
  (mode === 'pickup' && pickupWords[status]) || orderStatusFacts[status]

/** What the date of an order's delivery is called: it is planned until the order is delivered. */
export const deliveryDateLabel = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'delivered' ? deliveryModeFacts[mode].done : deliveryModeFacts[mode].planned
