import { done } from '#contract/common.ts'
import type { notificationsEndpoints } from '#contract/notifications/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { listDeliveries } from './deliveries.queries.ts'
import { readDeliveryWords } from './read-delivery-words.ts'
import { retryDelivery } from './retry-delivery.ts'

export function notificationsDeliveriesRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof notificationsEndpoints> {
  return {
    listDeliveries: async ({ query: { page, limit, ...filters } }) => {
      const { items, total } = await listDeliveries(deps.db, { ...filters, page, limit })
      return { items, total, page, limit }
    },
    readDeliveryWords: ({ params }) => readDeliveryWords(deps, params),
    retryDelivery: async ({ params }, { sessions: { admin } }) => {
      await retryDelivery(deps, admin, params)
      return done
    },
  }
}
