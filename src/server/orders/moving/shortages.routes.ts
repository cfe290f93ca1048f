import type { ordersShortagesEndpoints } from '#contract/orders/shortages.endpoints.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { readOrder } from '../reading/read-order.ts'
import { cancelOwnParcel } from './cancel-own-parcel.ts'
import { lowerParcel } from './lower-parcel.ts'

export const ordersShortagesRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'refunds'>,
): Handlers<keyof typeof ordersShortagesEndpoints> => ({
  lowerParcel: async ({ params, body }, { sessions: { vendor } }) => {
    const orderId = await lowerParcel(deps, vendor, { parcelId: params.id, ...body })
    const order = await readOrder(deps.db, { as: 'vendor', vendorId: vendor.vendorId }, orderId)
    return order ?? refuse('parcel_not_found')
  },
  cancelParcel: async ({ params, body }, { sessions: { customer } }) => {
    const orderId = await cancelOwnParcel(deps, customer, { parcelId: params.id, ...body })
    const order = await readOrder(deps.db, { as: 'customer', userId: customer.userId }, orderId)
    return order ?? refuse('parcel_not_found')
  },
})
