import type { SeenParcel } from '#contract/orders/admin.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** The displayed parcels, sent with a decision for conflict detection. */
export const seenParcelsOf = ({ parcels }: Pick<Order, 'parcels'>): SeenParcel[] =>
  parcels.map(({ id, status, paymentStatus }) => ({ id, status, paymentStatus }))
