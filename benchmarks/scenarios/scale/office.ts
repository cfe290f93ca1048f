import { analyticsPeriodLabels, analyticsPeriods } from '#contract/analytics/facts.ts'
import type { Role } from '#contract/endpoint.ts'
import { createSession } from '#tests/support/makers/sessions.ts'
import { nthOrder, nthUser, VENDORS } from '../../support/market/ids.ts'
import type { Bench, Figure, Scenario } from '../../support/measure.ts'
import { signIn } from '../../support/sign-in.ts'
import { figuresOf, timeRequests } from '../../support/time-requests.ts'
import { officeLists } from '../admin-lists.ts'

/** What somebody waits for a list or a figure. */
const MAX_MS = 50
const MOST_MS_OF_STATS = 20
const MOST_MS_OF_ANALYTICS = 100

type Asked = readonly [name: string, path: string, goalMs?: number]

const ofAdministration: readonly Asked[] = [
  ['stats', '/api/admin/stats', MOST_MS_OF_STATS],
  ...analyticsPeriods.map(
    period =>
      [
        `analytics: ${analyticsPeriodLabels[period]}`,
        `/api/admin/analytics?period=${period}`,
        MOST_MS_OF_ANALYTICS,
      ] as const,
  ),
  ['what producers are owed', '/api/admin/payouts/owed?limit=100'],
  ['search of products, of some thousand', '/api/admin/products?search=tomate'],
  ['search of products, mistyped', '/api/admin/products?search=oberjine'],
  ['search of products, of a category', '/api/admin/products?search=volaille'],
  ['search of products, by a producer', '/api/admin/products?search=ferme+12'],
  ['search box, a product', '/api/admin/search?q=tomate'],
  ['search box, a producer', '/api/admin/search?q=ferme+12'],
  ['transfers', '/api/admin/transfers'],
  ['problems', '/api/admin/problems'],
  ['what happened at the doors', '/api/admin/security-events'],
  ['rounds', '/api/admin/delivery/rounds'],
  ...officeLists,
]

const ofProducer: readonly Asked[] = [
  ['a producer’s revenue', '/api/vendor/revenue'],
  ['a producer’s orders', '/api/vendor/orders'],
  ['a producer’s orders, of one status', '/api/vendor/orders?status=delivered'],
  ['a producer’s orders, not paid yet', '/api/vendor/orders?sort=day&toCollect=1'],
  ['a producer’s orders, by number', '/api/vendor/orders?sort=day&search=AMIC-000001'],
  ['a producer’s orders, by a usual name', '/api/vendor/orders?sort=day&search=kouassi'],
  ['a producer’s orders, by the end of a phone', '/api/vendor/orders?sort=day&search=4001'],
  ['a producer’s orders, by nobody’s name', '/api/vendor/orders?sort=day&search=personne'],
  ['a producer’s stats', '/api/vendor/stats'],
  ['a producer’s products', '/api/vendor/products'],
  ['a producer’s products, searched', '/api/vendor/products?search=tomate'],
  ['a producer’s reviews', '/api/vendor/reviews'],
  ['a producer’s rounds', '/api/vendor/rounds'],
  ['a producer’s problems', '/api/vendor/problems'],
  ['a producer’s problems, to answer', '/api/vendor/problems?toAnswer=1'],
  ['a producer’s statements', '/api/vendor/statements'],
]

const ofCustomer: readonly Asked[] = [
  ['a customer’s orders', '/api/customer/orders'],
  ['problems of a customer’s order', `/api/orders/${nthOrder(1)}/problems`],
  ['a customer’s stats', '/api/customer/stats'],
  ['a customer’s favourites', '/api/customer/favourites'],
  ['a customer’s messages', '/api/customer/messages'],
  ['a customer’s unpaid orders', '/api/customer/unpaid-orders'],
]

/** A producer of the market, and the customer who placed its first order. */
const A_PRODUCER = 1
const A_CUSTOMER = VENDORS + 2

/** What administrators, producers and customers read. */
export const office: Scenario = {
  title: 'What administrators, producers and customers read',
  async run({ url, db }: Bench): Promise<Figure[]> {
    const session = async (role: Role, nth: number) =>
      `amic_${role}=${await createSession(db, role, nthUser(nth))}`
    const rooms: readonly (readonly [cookie: string, asked: readonly Asked[]])[] = [
      [(await signIn(db, 'admin')).cookie, ofAdministration],
      [await session('vendor', A_PRODUCER), ofProducer],
      [await session('customer', A_CUSTOMER), ofCustomer],
    ]
    const figures: Figure[] = []
    for (const [cookie, asked] of rooms) {
      for (const [name, path, goalMs = MAX_MS] of asked)
        figures.push(...figuresOf(name, await timeRequests(url + path, cookie), goalMs))
    }
    return figures
  },
}
