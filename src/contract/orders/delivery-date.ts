import type { Order } from './schemas.ts'

type Delivered = Pick<Order, 'status'> & {
  parcels: readonly Pick<Order['parcels'][number], 'id' | 'status'>[]
  events: readonly Pick<Order['events'][number], 'parcelId' | 'kind' | 'to' | 'createdAt'>[]
}

/** When the last of a delivered order was handed over, as its history tells; null before, and of a delivery that was taken back. */
export function deliveredAt({ status, parcels, events }: Delivered): string | null {
  if (status !== 'delivered') return null
  const brought = new Set(parcels.filter(parcel => parcel.status === 'delivered').map(({ id }) => id))
  const last = events.findLast(
    ({ parcelId, kind, to }) =>
      kind === 'status' && to === 'delivered' && parcelId !== null && brought.has(parcelId),
  )
  return last?.createdAt ?? null
}

/** The date that is read of an order: when it was delivered, else when it is to be. */
export const dateToRead = (order: Delivered & Pick<Order, 'deliveryDate'>): string | null =>
  order.status === 'delivered' ? deliveredAt(order) : order.deliveryDate
