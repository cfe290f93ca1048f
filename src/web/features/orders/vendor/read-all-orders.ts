import type { Api } from '#contract/contract.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { readAllPages } from '#web/api/read-all-pages.ts'

/** All orders of the signed-in vendor with these statuses, by status. */
export async function readAllOrders(api: Api, statuses: readonly OrderStatus[]): Promise<Order[]> {
  const orders: Order[] = []
  for (const status of statuses)
    orders.push(...(await readAllPages(api, 'listVendorOrders', { query: { status } })))
  return orders
}
