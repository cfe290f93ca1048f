import { isOnline, type PaymentMethod } from '../payments/facts.ts'
import type { OrderStatus, PaymentStatus } from './facts.ts'

type Paid = { paymentStatus: PaymentStatus }
type PaidOrder = Paid & { status: OrderStatus; paymentMethod: PaymentMethod }

/** Did the money of an order, or of a parcel, come online? It goes back when that is cancelled. */
export const hasOnlineMoney = ({ paymentStatus }: Paid, method: PaymentMethod): boolean =>
  isOnline(method) && paymentStatus === 'completed'

/** Is it to be paid online, and is not? */
export const isUnpaidOnline = ({ paymentStatus }: Paid, method: PaymentMethod): boolean =>
  isOnline(method) && paymentStatus !== 'completed'

/** An online payment can be tried while nothing is paid and the order lives. */
export const isPayable = (order: PaidOrder): boolean =>
  order.status !== 'cancelled' && isUnpaidOnline(order, order.paymentMethod)

/**
 * Does an order wait for its online payment, and its vendors with it? One that an administrator let go on does not. The
 * database says the same (`src/database/schema/orders.ts`).
 */
export const awaitsPayment = (order: PaidOrder): boolean => order.status === 'pending' && isPayable(order)
