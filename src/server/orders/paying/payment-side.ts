import { amountOf, centimesOf } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/orders/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { moveParcels } from '../moving/move-parcels.ts'
import { orderNumber } from '../order-number.ts'
import { findOrderCustomer, lockOrder, type ParcelRow } from '../orders.queries.ts'
import { payBefore } from './pay-deadline.ts'
import { recordPayment } from './record-payment.ts'

const bySystem = { actor: 'system', actorId: null } as const

const living = (parcels: readonly ParcelRow[]) => parcels.filter(parcel => parcel.status !== 'cancelled')

/**
 * An order as payments need it, locked until the transaction ends; null when there is none.
 * `total` is what is left to pay for: the parcels that are not cancelled.
 */
export async function lockOrderForPayment(tx: Transaction, orderId: string) {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return null
  const { order, parcels } = locked
  const customer = await findOrderCustomer(tx, order.customerId)
  if (!customer) return null
  const dueCentimes = living(parcels).reduce((sum, parcel) => sum + centimesOf(parcel.subtotal), 0)
  return {
    id: order.id,
    number: orderNumber(order.serial),
    customerId: order.customerId,
    total: amountOf(dueCentimes),
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt,
    /** Who pays, as far as is known: who receives the order, on the number that was given for it. */
    payer: {
      ...customer,
      fullName: order.recipientName ?? customer.fullName,
      phone: order.phone ?? customer.phone,
    },
  }
}
export type OrderForPayment = NonNullable<Awaited<ReturnType<typeof lockOrderForPayment>>>

async function record(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  orderId: string,
  to: PaymentStatus,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (locked) await recordPayment(tx, deps, locked, { parcels: living(locked.parcels), to, by: bySystem })
}

/** The order was paid online: its living parcels are paid. */
export const markOrderPaid = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  record(tx, deps, orderId, 'completed')

/** The last attempt to pay failed; the customer may try again. */
export const markOrderPaymentFailed = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  record(tx, deps, orderId, 'failed')

/** A new attempt to pay begins. */
export const markOrderPaymentPending = (tx: Transaction, deps: Pick<Deps, 'clock'>, orderId: string) =>
  record(tx, deps, orderId, 'pending')

/**
 * Cancels an online order that nobody paid in time and gives its stock back. Does nothing to one that was paid, that its
 * customer now pays in cash, or that an administrator let go on.
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
