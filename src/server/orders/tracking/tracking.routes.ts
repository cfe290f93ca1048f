import { done } from '#contract/common.ts'
import type { ordersTrackingEndpoints } from '#contract/orders/tracking.endpoints.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findTrackedOrder, readTrackedOrder } from './read-tracked-order.ts'
import { readShare, shareOrder, stopSharingOrder } from './share-order.ts'

export const ordersTrackingRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof ordersTrackingEndpoints> => ({
  getOrderShare: async ({ params }, { sessions: { customer } }) => ({
    sharedAt: (await readShare(deps, customer, params.id))?.toISOString() ?? null,
  }),
  shareOrder: async ({ params }, { sessions: { customer } }) => ({
    token: await shareOrder(deps, customer, params.id),
  }),
  stopSharingOrder: async ({ params }, { sessions: { customer } }) => {
    await stopSharingOrder(deps, customer, params.id)
    return done
  },
  getTrackedOrder: ({ params }) => readTrackedOrder(deps, params.token),
  followTrackedOrder: async ({ params }) => {
    const tracked = await findTrackedOrder(deps, params.token)
    return { follows: ({ orderId }) => orderId === tracked.orderId, linkedOrderId: tracked.orderId }
  },
})
