import { isOnline, type PaymentMethod } from '../payments/facts.ts'
import type { OrderStatus, PaymentStatus } from './facts.ts'

type Paid = { paymentStatus: PaymentStatus }
type PaidOrder = Paid & { status: OrderStatus; paymentMethod: PaymentMethod }

/** Whether the money came online; on cancellation it is refunded. */
export const hasOnlineMoney = ({ paymentStatus }: Paid, method: PaymentMethod): boolean =>
  isOnline(method) && paymentStatus === 'completed'

/** Whether it is to be paid online and is not paid yet. */
export const isUnpaidOnline = ({ paymentStatus }: Paid, method: PaymentMethod): boolean =>
  isOnline(method) && paymentStatus !== 'completed'

/** Whether an online payment can be attempted: nothing is paid, and the order is open. */
export const isPayable = (order: PaidOrder): boolean =>
  order.status !== 'cancelled' && isUnpaidOnline(order, order.paymentMethod)

/**
 * Whether an order awaits online payment before vendors see it; not if an administrator has let it continue. The database has the
 * same rule (`src/database/schema/orders.ts`).
 */
export const awaitsPayment = (order: PaidOrder): boolean => order.status === 'pending' && isPayable(order)
