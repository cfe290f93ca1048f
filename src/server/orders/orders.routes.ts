import type { ordersEndpoints } from '#contract/orders/endpoints.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { accountOf } from '../http/sessions/account-of.ts'
import { readVendorMoney } from '../ledger/public.ts'
import { readSettings } from '../settings/public.ts'
import { countVendorProducts } from '../stall/public.ts'
import { changeOrderStatus } from './moving/change-order-status.ts'
import { setOrderStatus } from './moving/set-order-status.ts'
import { sumCustomerOrders } from './orders.queries.ts'
import { confirmCashPayment } from './paying/confirm-cash-payment.ts'
import { placeOrder } from './placing/place-order.ts'
import { listOrders } from './reading/list-orders.ts'
import { listOrdersByDay } from './reading/list-orders-by-day.ts'
import { readOrder } from './reading/read-order.ts'
import type { Viewer } from './reading/read-orders.queries.ts'
import type { ReceiptPrinter } from './receipts/receipt-printer.ts'

/** Viewers of the signed-in sessions, closest relation to an order first. */
const viewersOf = ({ customer, vendor, admin }: Sessions): Viewer[] => [
  ...(customer ? [{ as: 'customer', userId: customer.userId } as const] : []),
  ...(vendor ? [{ as: 'vendor', vendorId: vendor.vendorId } as const] : []),
  ...(admin ? [{ as: 'admin' } as const] : []),
]

/** The order as the first viewer with access sees it. */
async function showOrder({ db }: Pick<Deps, 'db'>, viewers: readonly Viewer[], id: string): Promise<Order> {
  for (const viewer of viewers) {
    const order = await readOrder(db, viewer, id)
    if (order) return order
  }
  return refuse('order_not_found')
}

export const ordersRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'refunds'> & { receipts: ReceiptPrinter },
): Handlers<keyof typeof ordersEndpoints> => ({
  placeOrder: ({ body }, { sessions: { customer }, idempotencyKey }) =>
    placeOrder(deps, customer, { body, idempotencyKey }),
  listCustomerOrders: ({ query }, { sessions: { customer } }) =>
    listOrders(deps.db, { as: 'customer', userId: customer.userId }, query),
  getCustomerStats: (_input, { sessions: { customer } }) => sumCustomerOrders(deps.db, customer.userId),
  getOrder: ({ params }, { sessions }) => showOrder(deps, viewersOf(sessions), params.id),
  getReceipt: async ({ params }, { sessions }) => {
    const order = await showOrder(deps, viewersOf(sessions), params.id)
    return {
      name: `recu-${order.number}.pdf`,
      content: await deps.receipts.print(
        { order, contact: await readSettings(deps.db, deps.config) },
        accountOf(sessions),
      ),
    }
  },
  followOrder: async ({ params }, { sessions }) => {
    const { id } = await showOrder(deps, viewersOf(sessions), params.id)
    return { follows: ({ orderId }) => orderId === id }
  },
  changeOrderStatus: async ({ params, body }, { sessions }) => {
    const viewer = await changeOrderStatus(deps, sessions, { orderId: params.id, ...body })
    return showOrder(deps, [viewer], params.id)
  },
  confirmCashPayment: async ({ params }, { sessions: { vendor } }) => {
    await confirmCashPayment(deps, vendor, params.id)
    return showOrder(deps, [{ as: 'vendor', vendorId: vendor.vendorId }], params.id)
  },
  listVendorOrders: ({ query }, { sessions: { vendor } }) => {
    const viewer = { as: 'vendor', vendorId: vendor.vendorId } as const
    return query.sort === 'day' ? listOrdersByDay(deps, viewer, query) : listOrders(deps.db, viewer, query)
  },
  followVendorOrders: async (_input, { sessions: { vendor } }) => ({
    follows: ({ vendorId }) => vendorId === vendor.vendorId,
  }),
  getVendorStats: async (_input, { sessions: { vendor } }) => {
    const { received, toReceive, ...parts } = await readVendorMoney(deps.db, vendor.vendorId)
    const products = await countVendorProducts(deps.db, vendor.vendorId)
    return { ...products, revenueReceived: received, receivedParts: parts, revenueToReceive: toReceive }
  },
  setOrderStatus: async ({ params, body }, { sessions: { admin } }) => {
    await setOrderStatus(deps, admin, { orderId: params.id, ...body })
    return showOrder(deps, [{ as: 'admin' }], params.id)
  },
})
