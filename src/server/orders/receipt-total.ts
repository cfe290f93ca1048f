import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'

/** What the goods that are not cancelled cost, in FCFA. */
export const receiptTotal = ({ parcels }: Pick<Order, 'parcels'>): string =>
  amountOf(
    parcels
      .filter(parcel => parcel.status !== 'cancelled')
      .reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0),
  )
