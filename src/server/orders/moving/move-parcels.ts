import { centimesOf } from '#contract/money.ts'
import { type DeliveryProof, type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { reserveStockAgain, restoreStock } from '../../catalogue/public.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { postParcelMoves } from '../../ledger/public.ts'
import { planAgain } from '../days/plan-again.ts'
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
  /** Which of the order's parcels; those that have the status already stay as they are. */
  parcels: readonly ParcelRow[]
  to: OrderStatus
  by: Actor
  reason: string | null
  /** Of a delivery that a vendor notes. */
  deliveredWith?: DeliveryProof
}

/**
 * The one function that changes parcels' status, in a transaction that holds the order's lock: writes the history
 * and the ledger, gives the stock of cancelled parcels back (and takes that of revived ones, with a new day where theirs is past), owes
 * the money of paid ones, and lets the order's status follow.
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
  const takenBack = moving.filter(parcel => parcel.status === 'delivered')
  await refunds.refuseIfPaidOut(
    tx,
    takenBack.map(parcel => parcel.id),
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
  if (move.to === 'cancelled') await giveBack(tx, refunds, order, moving, move.reason)
  else {
    const revived = moving.filter(parcel => parcel.status === 'cancelled')
    await takeAgain(tx, refunds, order, revived)
    if (orderStatusFacts[move.to].isToPrepare) await planAgain(tx, order, revived, { by: move.by, now })
  }
  // Read again: money that had come too late pays a revived order.
  const after = await listParcels(tx, order.id)
  await followParcels(tx, order, after)
}

async function giveBack(
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

async function takeAgain(
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
  // Money that came for what is paid in cash stays to be given back.
  if (isOnline(order.paymentMethod)) await refunds.withdraw(tx, order.id)
}

/** Writes what follows from the parcels: the order's status, and its payment status. */
export async function followParcels(
  tx: Transaction,
  order: OrderRow,
  parcels: readonly Pick<ParcelRow, 'status' | 'paymentStatus'>[],
): Promise<void> {
  const status = statusOfOrder(parcels.map(parcel => parcel.status))
  await updateOrder(tx, order.id, { status, paymentStatus: paymentStatusOfOrder(parcels) })
}
