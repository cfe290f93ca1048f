import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order, Parcel } from '#contract/orders.ts'

/** What a receipt lists: the parcels that are not cancelled, or all of a wholly cancelled order. */
export function receiptParcels({ parcels }: Pick<Order, 'parcels'>): Parcel[] {
  const living = parcels.filter(parcel => parcel.status !== 'cancelled')
  return living.length > 0 ? living : parcels
}

/** What they cost, in FCFA. */
export const receiptTotal = (order: Pick<Order, 'parcels'>): string =>
  amountOf(receiptParcels(order).reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))
