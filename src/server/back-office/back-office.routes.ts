import type { backOfficeEndpoints } from '#contract/back-office/endpoints.ts'
import type { ordersAdminEndpoints } from '#contract/orders/admin.endpoints.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { cancelParcelOfOrder, listAdminOrders, setDeliveryDate } from '../orders/public.ts'
import { findAnything } from './find-anything.ts'
import { readAdminOrder } from './read-admin-order.ts'
import { readTodo } from './read-todo.ts'

/** Administration across domains. */
export function backOfficeRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'refunds'>,
): Handlers<keyof typeof ordersAdminEndpoints | keyof typeof backOfficeEndpoints> {
  const show = async (id: string): Promise<AdminOrder> =>
    (await readAdminOrder(deps.db, id)) ?? refuse('order_not_found')
  return {
    listAdminOrders: ({ query }) => listAdminOrders(deps, query),
    getAdminOrder: ({ params: { id } }) => show(id),
    changeOrder: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await setDeliveryDate(deps, admin, { orderId: id, ...body })
      return show(id)
    },
    cancelAdminParcel: async ({ params, body }, { sessions: { admin } }) =>
      show(await cancelParcelOfOrder(deps, admin, { parcelId: params.id, ...body })),
    getTodo: () => readTodo(deps),
    findAnything: ({ query: { q } }) => findAnything(deps.db, q),
  }
}
