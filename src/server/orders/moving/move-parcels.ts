import { centimesOf } from '#contract/money.ts'
import { type DeliveryProof, type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { reserveStockAgain, restoreStock } from '../../catalogue/public.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { postParcelMoves } from '../../ledger/public.ts'
import { replanParcels } from '../days/replan-parcels.ts'
import { paymentStatusOfOrder, statusOfOrder } from '../order-states.ts'
import {
  listParcelLines,
  listParcels,
  type OrderRow,
  type ParcelRow,
  updateOrder,
  updateParcelStatus,
} from '../orders.queries.ts'
import type { RefundLedger } from '../paying/refund-ledger.ts'
import { type Actor, writeHistory } from '../write-history.ts'

type Move = {
  /** Parcels of the order; those that already have the status are skipped. */
  parcels: readonly ParcelRow[]
  to: OrderStatus
  by: Actor
  reason: string | null
  /** How the vendor proved the delivery. */
  deliveredWith?: DeliveryProof
}

/**
 * The only function that changes parcel statuses. Requires the order lock. Writes history and ledger, restores the stock of
 * cancelled parcels (reserves that of revived ones and replans them), records refunds for paid ones, and updates the order's
 * status.
 * @throws Refused `insufficient_stock` when a revived parcel's goods are gone, `refund_done` when they were refunded,
 * `payment_too_small` when they were paid in part, `paid_out` when the money of a delivered one was sent to its vendor.
 */
export async function moveParcels(
  tx: Transaction,
  { clock, refunds }: Pick<Deps, 'clock' | 'refunds'>,
  { order }: { order: OrderRow },
  move: Move,
): Promise<void> {
  const moving = move.parcels.filter(parcel => parcel.status !== move.to)
  if (moving.length === 0) return
  for (const { id, status } of moving) {
    const moved = await updateParcelStatus(tx, {
      parcelId: id,
      from: status,
      to: move.to,
      deliveredWith: move.deliveredWith ?? null,
    })
    if (!moved) refuse('move_not_allowed')
  }
  const undelivered = moving.filter(parcel => parcel.status === 'delivered')
  await refunds.refuseIfPaidOut(
    tx,
    undelivered.map(parcel => parcel.id),
  )
  const now = clock()
  await writeHistory(
    tx,
    order.id,
    moving.map(parcel => ({
      parcelId: parcel.id,
      kind: 'status' as const,
      ...move.by,
      fromStatus: parcel.status,
      toStatus: move.to,
      reason: move.reason,
      createdAt: now,
    })),
  )
  await postParcelMoves(tx, moving, { to: { status: move.to }, method: order.paymentMethod, at: now })
  if (move.to === 'cancelled') await releaseStockAndMoney(tx, refunds, order, moving, move.reason)
  else {
    const revived = moving.filter(parcel => parcel.status === 'cancelled')
    await reserveAgain(tx, refunds, order, revived)
    if (orderStatusFacts[move.to].isToPrepare) await replanParcels(tx, order, revived, { by: move.by, now })
  }
  // Read again: `withdraw` may have marked a revived order as paid.
  const after = await listParcels(tx, order.id)
  await syncOrderStatus(tx, order, after)
}

async function releaseStockAndMoney(
  tx: Transaction,
  refunds: RefundLedger,
  order: OrderRow,
  cancelled: readonly ParcelRow[],
  reason: string | null,
): Promise<void> {
  await restoreStock(
    tx,
    await listParcelLines(
      tx,
      cancelled.map(parcel => parcel.id),
    ),
  )
  const paid = cancelled.filter(
    parcel => parcel.paymentStatus === 'completed' && centimesOf(parcel.subtotal) > 0,
  )
  if (isOnline(order.paymentMethod) && paid.length > 0) {
    await refunds.owe(tx, { orderId: order.id, parcels: paid, reason: reason ?? 'Commande annulée' })
  }
}

async function reserveAgain(
  tx: Transaction,
  refunds: RefundLedger,
  order: OrderRow,
  revived: readonly ParcelRow[],
): Promise<void> {
  if (revived.length === 0) return
  const lines = await listParcelLines(
    tx,
    revived.map(parcel => parcel.id),
  )
  const short = await reserveStockAgain(tx, lines)
  if (short.length > 0)
    refuse('insufficient_stock', { message: 'Le stock ne suffit plus pour reprendre cette commande.' })
  // A payment received for an order now paid in cash is still refunded.
  if (isOnline(order.paymentMethod)) await refunds.withdraw(tx, order.id)
}

/** Derives the order's status and payment status from its parcels. */
export async function syncOrderStatus(
  tx: Transaction,
  order: OrderRow,
  parcels: readonly Pick<ParcelRow, 'status' | 'paymentStatus'>[],
): Promise<void> {
  const status = statusOfOrder(parcels.map(parcel => parcel.status))
  await updateOrder(tx, order.id, { status, paymentStatus: paymentStatusOfOrder(parcels) })
}
