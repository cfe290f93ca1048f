import type { ownOrdersEndpoints } from '#contract/orders/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readReorder } from './reading/read-reorder.ts'
import { readUnpaidOrders } from './reading/read-unpaid-orders.ts'

export const ownOrdersRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof ownOrdersEndpoints> => ({
  listUnpaidOrders: (_input, { sessions: { customer } }) => readUnpaidOrders(deps.db, customer.userId),
  getReorder: ({ params }, { sessions: { customer } }) => readReorder(deps, customer, params.id),
  followCustomerOrders: async (_input, { sessions: { customer } }) => ({
    follows: ({ customerId }) => customerId === customer.userId,
  }),
})
