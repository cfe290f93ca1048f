import type { Api } from '#contract/contract.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'

const PAGE_SIZE = 100

/** All orders of a vendor with these statuses, status after status, page after page. */
export async function readAllOrders(api: Api, statuses: readonly OrderStatus[]): Promise<Order[]> {
  const orders: Order[] = []
  for (const status of statuses) {
    let cursor: string | undefined
    do {
      const page = await api.listVendorOrders({ query: { status, limit: PAGE_SIZE, cursor } })
      orders.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
  }
  return orders
}
