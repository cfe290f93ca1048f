import { amountOf, centimesOf } from '#contract/money.ts'
import type { LowerParcelBody } from '#contract/orders/lower-parcel.schemas.ts'
import { isUnpaidOnline } from '#contract/orders/payment-states.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import type { SignedInVendor } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { postToLedger } from '../../ledger/public.ts'
import { isLowerable } from '../order-states.ts'
import { lineCentimes, totalOf } from '../order-totals.ts'
import { lockOrder, type OrderRow, type ParcelRow } from '../orders.queries.ts'
import { writeHistory } from '../write-history.ts'
import { type ItemRow, listItemsOf, lockParcel, lowerItem, lowerTotals } from './items.queries.ts'
import { moveParcels } from './move-parcels.ts'

type LowerDeps = Pick<Deps, 'db' | 'clock' | 'refunds'>
type Lowering = LowerParcelBody & { parcelId: string }

/**
 * A vendor removes missing units from its parcel: reduces its total, records a refund if it was paid online, does not restore
 * the stock. An emptied parcel is cancelled. Idempotent for the same quantities.
 * @returns the id of the order
 * @throws Refused `parcel_not_found`, `item_not_found`, `move_not_allowed`, `order_not_paid`, `quantity_too_high`
 */
export async function lowerParcel(
  deps: LowerDeps,
  vendor: SignedInVendor,
  { parcelId, items, reason }: Lowering,
): Promise<string> {
  return deps.db.transaction(async tx => {
    const locked = (await lockParcel(tx, parcelId)) ?? refuse('parcel_not_found')
    const { order, parcel } = locked
    if (parcel.vendorId !== vendor.vendorId) refuse('parcel_not_found')
    const lowered = linesToLower(await listItemsOf(tx, parcelId), items)
    if (lowered.length === 0) return order.id
    if (!isLowerable(parcel, order.paymentMethod)) {
      refuse(isUnpaidOnline(parcel, order.paymentMethod) ? 'order_not_paid' : 'move_not_allowed')
    }
    await removeUnits(tx, deps, order, parcel, { lowered, reason, actorId: vendor.userId })
    if (lowered.reduce((sum, line) => sum + lineCentimes(line), 0) === centimesOf(parcel.subtotal)) {
      await cancelEmpty(tx, deps, { orderId: order.id, parcelId, reason, actorId: vendor.userId })
    }
    return order.id
  })
}

/** A line, and how much of it is taken out: its quantity here. */
type LoweredLine = { id: string; from: number; to: number; quantity: number; price: string }

/** @throws Refused `item_not_found`, `quantity_too_high` */
function linesToLower(kept: readonly ItemRow[], wanted: LowerParcelBody['items']): LoweredLine[] {
  const lines = wanted.map(({ id, quantity: to }) => {
    const item = kept.find(line => line.id === id) ?? refuse('item_not_found')
    if (to > item.quantity) refuse('quantity_too_high')
    return { id, from: item.quantity, to, quantity: item.quantity - to, price: item.price }
  })
  return lines.filter(({ quantity }) => quantity > 0)
}

type TakenOut = { lowered: readonly LoweredLine[]; reason: string; actorId: string }

async function removeUnits(
  tx: Transaction,
  { clock, refunds }: LowerDeps,
  order: OrderRow,
  parcel: ParcelRow,
  { lowered, reason, actorId }: TakenOut,
): Promise<void> {
  const amount = totalOf(lowered)
  for (const line of lowered) {
    if (!(await lowerItem(tx, line))) refuse('move_not_allowed')
  }
  if (!(await lowerTotals(tx, parcel, amount))) refuse('move_not_allowed')
  const now = clock()
  const [shortageId] = await writeHistory(tx, order.id, [
    {
      parcelId: parcel.id,
      kind: 'items',
      actor: 'vendor',
      actorId,
      fromStatus: parcel.subtotal,
      toStatus: amountOf(centimesOf(parcel.subtotal) - centimesOf(amount)),
      reason,
      createdAt: now,
    },
  ])
  if (!isOnline(order.paymentMethod)) return
  await refunds.oweShortage(tx, {
    orderId: order.id,
    parcelId: parcel.id,
    shortageId: shortageId!,
    amount,
    reason,
  })
  await postToLedger(tx, [
    {
      kind: 'shortage',
      at: now,
      orderId: order.id,
      parcel,
      amount,
      from: 'awaiting_delivery',
      to: 'refund_due',
    },
  ])
}

type Empty = { orderId: string; parcelId: string; reason: string; actorId: string }

async function cancelEmpty(
  tx: Transaction,
  deps: LowerDeps,
  { orderId, parcelId, reason, actorId }: Empty,
): Promise<void> {
  const locked = (await lockOrder(tx, orderId)) ?? refuse('parcel_not_found')
  await moveParcels(tx, deps, locked, {
    parcels: locked.parcels.filter(({ id }) => id === parcelId),
    to: 'cancelled',
    by: { actor: 'vendor', actorId },
    reason,
  })
}
