import {
  isEarlierStatus,
  isUnderWay,
  type OrderStatus,
  orderStatusFacts,
  type PaymentStatus,
} from '#contract/orders/facts.ts'
import { isPayable, isUnpaidOnline } from '#contract/orders/payment-states.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import { isOnline } from '#contract/payments/facts.ts'

/** Whether a vendor may move a parcel from one status to the other. */
export const isMoveAllowed = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatusFacts[from].next.includes(to)

/** The status of an order: cancelled when all its parcels are, otherwise that of the least advanced other parcel. */
export const statusOfOrder = (parcelStatuses: readonly OrderStatus[]): OrderStatus =>
  parcelStatuses.reduce((least, status) => (isEarlierStatus(status, least) ? status : least), 'cancelled')

type ParcelPayment = { status: OrderStatus; paymentStatus: PaymentStatus }

/** Whether this move must wait for the online payment. */
export const needsPaymentFirst = (parcel: ParcelPayment, method: PaymentMethod, to: OrderStatus): boolean =>
  orderStatusFacts[to].needsMoney && isUnpaidOnline(parcel, method)

/** Statuses to which a vendor may move a parcel now. */
export const allowedMovesOf = (parcel: ParcelPayment, method: PaymentMethod): readonly OrderStatus[] =>
  orderStatusFacts[parcel.status].next.filter(to => !needsPaymentFirst(parcel, method, to))

/**
 * The payment status of an order: completed when every parcel that is not cancelled is; failed when the last attempt failed and
 * nothing is paid.
 */
export function paymentStatusOfOrder(parcels: readonly ParcelPayment[]): PaymentStatus {
  const alive = parcels.filter(parcel => parcel.status !== 'cancelled')
  if (alive.length === 0)
    return parcels.some(parcel => parcel.paymentStatus === 'completed') ? 'completed' : 'pending'
  if (alive.every(parcel => parcel.paymentStatus === 'completed')) return 'completed'
  const failed = alive.some(parcel => parcel.paymentStatus === 'failed')
  return failed && !alive.some(parcel => parcel.paymentStatus === 'completed') ? 'failed' : 'pending'
}

/** Whether the customer may cancel the order: every parcel that is not cancelled is still pending. */
export function isCancellableByCustomer(parcelStatuses: readonly OrderStatus[]): boolean {
  const alive = parcelStatuses.filter(status => status !== 'cancelled')
  return alive.length > 0 && alive.every(status => status === 'pending')
}

/** Whether a vendor may reduce a parcel: before it is shipped, and not while an online payment is awaited. */
export const isLowerable = (parcel: ParcelPayment, method: PaymentMethod): boolean =>
  orderStatusFacts[parcel.status].isToPrepare && !isUnpaidOnline(parcel, method)

/** Whether the vendor may still change the delivery day. */
export const isDayMovable = ({ status }: Pick<ParcelPayment, 'status'>): boolean =>
  orderStatusFacts[status].isToPrepare

/** Whether the customer may cancel this parcel separately: it was reduced and is not shipped. */
export const isCancellableAlone = (
  parcel: Pick<ParcelPayment, 'status'>,
  items: readonly { missing: number }[],
): boolean => orderStatusFacts[parcel.status].isToPrepare && items.some(({ missing }) => missing > 0)

/** Whether an administrator may cancel this parcel separately: it is not delivered. */
export const isCancellableByAdmin = ({ status }: Pick<ParcelPayment, 'status'>): boolean => isUnderWay(status)

/** Whether the vendor may confirm the cash: delivered and not paid yet. */
export const isCashDue = (parcel: ParcelPayment, method: PaymentMethod): boolean =>
  !isOnline(method) && parcel.status === 'delivered' && parcel.paymentStatus === 'pending'

/** Cash is confirmed once; it stays confirmed when a delivery is undone and repeated. */
export const isCashConfirmed = (
  parcel: Pick<ParcelPayment, 'paymentStatus'>,
  method: PaymentMethod,
): boolean => !isOnline(method) && parcel.paymentStatus === 'completed'

/** Whether an online order may be switched to cash: not cancelled, and nothing paid. */
export const canSwitchToCash = (
  order: Parameters<typeof isPayable>[0],
  parcels: readonly Pick<ParcelPayment, 'paymentStatus'>[],
): boolean => isPayable(order) && parcels.every(({ paymentStatus }) => paymentStatus !== 'completed')
