import type { Order } from '#contract/orders/schemas.ts'

/**
 * The day of a parcel for its producer, the same on the packing list and on the run: the planned one, and an administrator's
 * date only of older orders, which have none. Null when nobody said a day.
 */
export const promisedDayOf = ({
  parcels: [parcel],
  deliveryDate,
}: Pick<Order, 'parcels' | 'deliveryDate'>): string | null =>
  parcel?.plannedOn ?? deliveryDate?.slice(0, 10) ?? null
