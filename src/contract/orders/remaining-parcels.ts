import { amountOf, centimesOf, lineTotal } from '../money.ts'
import type { Order, Parcel } from './schemas.ts'

/** What is left of an order: the parcels that are not cancelled, or all of a wholly cancelled one. */
export function remainingParcels({ parcels }: Pick<Order, 'parcels'>): Parcel[] {
  const kept = parcels.filter(parcel => parcel.status !== 'cancelled')
  return kept.length > 0 ? kept : parcels
}

/** What they cost, in FCFA: what is to be paid, and what a receipt says. */
export const remainingTotal = (order: Pick<Order, 'parcels'>): string =>
  amountOf(remainingParcels(order).reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))

/** What a parcel would cost if nothing of it were missing. */
export const orderedSubtotal = ({ items }: Pick<Order, 'items'>, { id }: Pick<Parcel, 'id'>): string =>
  amountOf(
    items
      .filter(({ parcelId }) => parcelId === id)
      .reduce(
        (sum, { price, orderedQuantity }) =>
          sum + centimesOf(lineTotal({ price, quantity: orderedQuantity })),
        0,
      ),
  )
