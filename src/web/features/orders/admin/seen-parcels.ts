import type { SeenParcel } from '#contract/orders/admin.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** What is shown of an order's parcels, told with a decision on it. */
export const seenParcelsOf = ({ parcels }: Pick<Order, 'parcels'>): SeenParcel[] =>
  parcels.map(({ id, status, paymentStatus }) => ({ id, status, paymentStatus }))
