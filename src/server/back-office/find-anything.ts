import type { SearchResults } from '#contract/back-office/schemas.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { Database } from '#database/connect.ts'
import { listCustomers } from '../accounts/public.ts'
import { findAdminProducts, findVendorsByName } from '../moderation/public.ts'
import { findOrderByNumber } from '../orders/public.ts'

const MAX_PER_KIND = 5

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrderByNumber>>>

const answerFound = ({
  id,
  serial,
  status,
  deliveryMode,
  customer,
}: FoundOrder): SearchResults['orders'][number] => ({
  id,
  number: orderNumber(serial),
  status,
  deliveryMode,
  customer,
})

/** The administration's search: orders by number, customers, products and vendors. */
export async function findAnything(db: Database, text: string): Promise<SearchResults> {
  const [order, customers, products, vendors] = await Promise.all([
    findOrderByNumber(db, text),
    listCustomers(db, text, MAX_PER_KIND),
    findAdminProducts(db, text, MAX_PER_KIND),
    findVendorsByName(db, text, MAX_PER_KIND),
  ])
  return {
    orders: order ? [answerFound(order)] : [],
    customers,
    products,
    vendors,
  }
}
