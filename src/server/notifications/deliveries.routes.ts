import { done } from '#contract/common.ts'
import type { notificationsEndpoints } from '#contract/notifications/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { listDeliveries } from './deliveries.queries.ts'
import { retryDelivery } from './retry-delivery.ts'

export function notificationsDeliveriesRoutes(
  deps: Pick<Deps, 'db'>,
): Handlers<keyof typeof notificationsEndpoints> {
  return {
    listDeliveries: async ({ query: { kind, status, page, limit } }) => {
      const { items, total } = await listDeliveries(deps.db, { kind, status, page, limit })
      return { items, total, page, limit }
    },
    retryDelivery: async ({ params }, { sessions: { admin } }) => {
      await retryDelivery(deps, admin, params)
      return done
    },
  }
}
