import type { OrderForPayment } from '../orders/public.ts'

/** An online order that lives and that nobody has paid. */
export const isOrderPayable = (
  order: Pick<OrderForPayment, 'paymentMethod' | 'status' | 'paymentStatus'>,
): boolean =>
  order.paymentMethod === 'cinetpay' && order.status !== 'cancelled' && order.paymentStatus !== 'completed'
