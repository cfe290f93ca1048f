import type { Finds } from '#contract/back-office/schemas.ts'
import type { Database } from '#database/connect.ts'
import { findCustomers } from '../accounts/public.ts'
import { findAdminProducts, findVendorsByName } from '../moderation/public.ts'
import { findOrderByNumber, orderNumber } from '../orders/public.ts'

const MOST_OF_EACH = 5

/** What the search box of the administration finds: the order of a number, customers, products and vendors. */
export async function findAnything(db: Database, text: string): Promise<Finds> {
  const [order, customers, products, vendors] = await Promise.all([
    findOrderByNumber(db, text),
    findCustomers(db, text, MOST_OF_EACH),
    findAdminProducts(db, text, MOST_OF_EACH),
    findVendorsByName(db, text, MOST_OF_EACH),
  ])
  return {
    orders: order
      ? [{ id: order.id, number: orderNumber(order.serial), status: order.status, customer: order.customer }]
      : [],
    customers,
    products,
    vendors,
  }
}
