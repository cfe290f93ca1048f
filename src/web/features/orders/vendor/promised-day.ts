import type { Order } from '#contract/orders/schemas.ts'

/**
 * Delivery day of a parcel for its vendor, on packing list and run: the planned day; for older orders without one, the date set by an
 * administrator. Null without either.
 */
export const promisedDayOf = ({
  parcels: [parcel],
  deliveryDate,
}: Pick<Order, 'parcels' | 'deliveryDate'>): string | null =>
  parcel?.plannedOn ?? deliveryDate?.slice(0, 10) ?? null
