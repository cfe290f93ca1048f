import type { ordersDaysEndpoints } from '#contract/orders/days.endpoints.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { readOrder } from '../reading/read-order.ts'
import { moveDay } from './move-day.ts'

export const ordersDaysRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof ordersDaysEndpoints> => ({
  setParcelDay: async ({ params, body }, { sessions: { vendor } }) => {
    const orderId = await moveDay(deps, vendor, { parcelId: params.id, ...body })
    const order = await readOrder(deps.db, { as: 'vendor', vendorId: vendor.vendorId }, orderId)
    return order ?? refuse('parcel_not_found')
  },
})
