import { amountOf, centimesOf, lineTotal } from '../money.ts'
import type { Order, Parcel } from './schemas.ts'

/** The parcels that count: those not cancelled, or all of a wholly cancelled order. */
export function remainingParcels({ parcels }: Pick<Order, 'parcels'>): Parcel[] {
  const kept = parcels.filter(parcel => parcel.status !== 'cancelled')
  return kept.length > 0 ? kept : parcels
}

/** Their total in FCFA: the amount to pay, and of the receipt. */
export const remainingTotal = (order: Pick<Order, 'parcels'>): string =>
  amountOf(remainingParcels(order).reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))

/** The subtotal of a parcel without its shortages. */
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
