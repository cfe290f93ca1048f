import type { Order } from './schemas.ts'

type Delivered = Pick<Order, 'status'> & {
  parcels: readonly Pick<Order['parcels'][number], 'id' | 'status'>[]
  events: readonly Pick<Order['events'][number], 'parcelId' | 'kind' | 'to' | 'createdAt'>[]
}

/** When the last parcel of a delivered order was delivered, from its history; null when not delivered, or undone. */
export function deliveredAt({ status, parcels, events }: Delivered): string | null {
  if (status !== 'delivered') return null
  const brought = new Set(parcels.filter(parcel => parcel.status === 'delivered').map(({ id }) => id))
  const last = events.findLast(
    ({ parcelId, kind, to }) =>
      kind === 'status' && to === 'delivered' && parcelId !== null && brought.has(parcelId),
  )
  return last?.createdAt ?? null
}

/** The displayed date of an order: of its delivery, else the planned one. */
export const dateToRead = (order: Delivered & Pick<Order, 'deliveryDate'>): string | null =>
  order.status === 'delivered' ? deliveredAt(order) : order.deliveryDate
