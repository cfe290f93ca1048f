import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** The cash of it is still to be taken, at the door. */
export const isToCollect = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  !isOnline(paymentMethod) && paymentStatus === 'pending'
