import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** Whether its cash is still to be collected on delivery. */
export const isToCollect = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  !isOnline(paymentMethod) && paymentStatus === 'pending'
