import type { ownOrdersEndpoints } from '#contract/orders/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readReorder } from './read-reorder.ts'

export const ownOrdersRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof ownOrdersEndpoints> => ({
  getReorder: ({ params }, { sessions: { customer } }) => readReorder(deps, customer, params.id),
  followCustomerOrders: async (_input, { sessions: { customer } }) => ({
    follows: ({ customerId }) => customerId === customer.userId,
  }),
})
