import { amountOf, centimesOf } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/orders/facts.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { moveParcels } from '../moving/move-parcels.ts'
import { findOrderCustomer, lockOrder, type ParcelRow } from '../orders.queries.ts'
import { payBefore } from './pay-deadline.ts'
import { recordPayment } from './record-payment.ts'

const bySystem = { actor: 'system', actorId: null } as const

const activeParcels = (parcels: readonly ParcelRow[]) =>
  parcels.filter(parcel => parcel.status !== 'cancelled')

/**
 * Locks an order and returns what payments need of it; null when there is none. `total` is the sum of the parcels that are
 * not cancelled.
 */
export async function lockOrderForPayment(tx: Transaction, orderId: string) {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return null
  const { order, parcels } = locked
  const customer = await findOrderCustomer(tx, order.customerId)
  if (!customer) return null
  const dueCentimes = activeParcels(parcels).reduce((sum, parcel) => sum + centimesOf(parcel.subtotal), 0)
  return {
    id: order.id,
    number: orderNumber(order.serial),
    customerId: order.customerId,
    total: amountOf(dueCentimes),
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt,
    /** The presumed payer: the recipient of the order. */
    payer: {
      ...customer,
      fullName: order.recipientName ?? customer.fullName,
      phone: order.phone ?? customer.phone,
    },
  }
}
export type OrderForPayment = NonNullable<Awaited<ReturnType<typeof lockOrderForPayment>>>

async function recordPaymentStatus(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  orderId: string,
  to: PaymentStatus,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (locked)
    await recordPayment(tx, deps, locked, { parcels: activeParcels(locked.parcels), to, by: bySystem })
}

/** Marks the active parcels as paid online. */
export const markOrderPaid = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  recordPaymentStatus(tx, deps, orderId, 'completed')

/** The last attempt to pay failed; the customer may try again. */
export const markOrderPaymentFailed = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  recordPaymentStatus(tx, deps, orderId, 'failed')

/** A new attempt to pay begins. */
export const markOrderPaymentPending = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  recordPaymentStatus(tx, deps, orderId, 'pending')

/**
 * Cancels an online order that was not paid in time, and restores its stock. Does nothing when it was paid, switched to cash,
 * or allowed to go on by an administrator.
 */
export async function cancelUnpaidOrder(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'refunds'>,
  orderId: string,
  reason: string,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (!locked || !payBefore(locked.order, [])) return
  await moveParcels(tx, deps, locked, { parcels: locked.parcels, to: 'cancelled', by: bySystem, reason })
}
