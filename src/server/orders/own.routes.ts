import type { ordersOwnEndpoints } from '#contract/orders/own.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readReorder } from './reading/read-reorder.ts'
import { readUnpaidOrders } from './reading/read-unpaid-orders.ts'

export const ordersOwnRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof ordersOwnEndpoints> => ({
  listUnpaidOrders: (_input, { sessions: { customer } }) => readUnpaidOrders(deps.db, customer.userId),
  getReorder: ({ params }, { sessions: { customer } }) => readReorder(deps, customer, params.id),
  followCustomerOrders: async (_input, { sessions: { customer } }) => ({
    follows: ({ customerId }) => customerId === customer.userId,
  }),
})
