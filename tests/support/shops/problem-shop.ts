import { expect } from 'vitest'
import { centimesOf } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import type { AdminProblem, Problem } from '#contract/problems/schemas.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

export type Stall = { browser: TestBrowser; vendorId: string; userId: string; tomatoes: string; eggs: string }

/** A vendor with tomatoes for 500 FCFA and eggs for 2000. */
export async function openStall(app: TestApp): Promise<Stall> {
  const { id: vendorId, userId } = await createVendor(app.db)
  const sell = async (price: string) => (await createProduct(app.db, { vendorId, price, stock: 1000 })).id
  return {
    browser: await app.browser(userId),
    vendorId,
    userId,
    tomatoes: await sell('500.00'),
    eggs: await sell('2000.00'),
  }
}

/** Five of the tomatoes and one of the eggs of a stall, 4500 FCFA, delivered, and paid unless told. */
export async function deliver(
  app: TestApp,
  {
    customerId,
    customer,
    stall,
    method = 'cinetpay',
    paymentStatus = 'completed',
  }: {
    customerId: string
    customer: TestBrowser
    stall: Stall
    method?: PaymentMethod
    paymentStatus?: PaymentStatus
  },
): Promise<Order> {
  const lines = [
    { productId: stall.tomatoes, quantity: 5 },
    { productId: stall.eggs, quantity: 1 },
  ]
  const { id } = await createOrder(app.db, {
    customerId,
    lines,
    status: 'delivered',
    paymentMethod: method,
    paymentStatus,
  })
  return (await customer.tries.getOrder({ params: { id } })).body
}

export const itemOf = (order: Order, productId: string) =>
  order.items.find(item => item.productId === productId)!

/** What a customer says of some of the tomatoes. */
export const brokenTomatoes = (order: Order, { tomatoes }: Stall, changes: object = {}) => ({
  items: [{ id: itemOf(order, tomatoes).id, quantity: 2 }],
  kind: 'damaged',
  message: 'Deux tomates sont écrasées.',
  pictures: [] as string[],
  ...changes,
})

/** The problem, as an administrator finds it. */
export async function findAsAdmin(admin: TestBrowser, { id }: Pick<Problem, 'id'>): Promise<AdminProblem> {
  const { items } = (await admin.tries.listAdminProblems({ query: { limit: '100' } })).body as {
    items: AdminProblem[]
  }
  return items.find(problem => problem.id === id)!
}

/** What a vendor reads of its money; the parts of what it received make the whole. */
export async function revenueOf({ browser }: Stall): Promise<Record<string, string>> {
  const { totals } = (await browser.tries.listVendorRevenue()).body
  const parts = (['collected', 'underWay', 'paidOut', 'borne', 'owed'] as const).map(name =>
    centimesOf(totals[name]),
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(centimesOf(totals.received))
  return totals
}

/** The refunds of an order, as an administrator finds them. */
export const refundsOf = async (
  admin: TestBrowser,
  { number }: Order,
): Promise<{ id: string; amount: string; status: string }[]> =>
  (await admin.tries.listRefunds({ query: { search: number } })).body.items
