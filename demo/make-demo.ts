import type { Category } from '#contract/catalogue/facts.ts'
import { makeProducts, type Product, type StallProduct } from './catalogue/make-products.ts'
import { makePickupPoints, type PickupPoint } from './delivery/make-pickup-points.ts'
import { hoursAfter } from './ids.ts'
import { makeOrders, type OrderRows } from './orders/make-orders.ts'
import { makePayouts, type PayoutRows } from './orders/make-payouts.ts'
import { makeProblems, type ProblemRows } from './orders/make-problems.ts'
import { makeReviews } from './orders/make-reviews.ts'
import { makeTransfers, type TransferRows } from './orders/make-transfers.ts'
import { planDemoOrders } from './orders/plan-demo-orders.ts'
import { arrangeShelves, orderInstants, planOrder } from './orders/plan-orders.ts'
import type { WhereTo } from './orders/where-to.ts'
import { type Customer, makeCustomers } from './people/make-customers.ts'
import { makePayoutNumbers } from './people/make-payout-numbers.ts'
import { calendarsOf } from './people/make-rounds.ts'
import { makeVendors, type Vendor } from './people/make-vendors.ts'
import type { ZoneIds } from './people/places.ts'
import { seededRandom } from './random.ts'

const customerCount = 165
const orderCount = 1200

export type Demo = {
  readonly vendors: readonly Vendor[]
  readonly customers: readonly Omit<Customer, 'passwordHash'>[]
  readonly products: readonly StallProduct[]
  readonly pickupPoints: readonly PickupPoint[]
  readonly orders: OrderRows
  readonly numbers: ReturnType<typeof makePayoutNumbers>
  readonly payouts: PayoutRows
  readonly transfers: TransferRows
  readonly problems: ProblemRows
  readonly reviews: ReturnType<typeof makeReviews>
}

/** Everything that people did on the site in the year before `now`; the same for the same instant. */
export function makeDemo(now: Date, adminId: string, zones: ZoneIds): Demo {
  const seeded = (part: string) => seededRandom(`amic ${part}`)
  const vendors = makeVendors(seeded('vendors'), now)
  const customers = makeCustomers(seeded('customers'), now, customerCount)
  const products = makeProducts(seeded('products'), vendors, now)
  const pickupPoints = makePickupPoints(seeded('pickup points'), now, zones)
  const orders = makeYear(customers as Customer[], products, now, adminId, {
    zones,
    pickupPoints,
    calendars: calendarsOf(vendors),
  })
  const numbers = makePayoutNumbers(vendors)
  const payouts = makePayouts(seeded('payouts'), orders, {
    now,
    adminId,
    reachableSince: new Map(numbers.map(({ vendorId, confirmedAt }) => [vendorId, confirmedAt])),
  })
  const transfers = makeTransfers(seeded('transfers'), payouts, numbers)
  const about = { customerId: customers[0]!.id, vendorId: vendors[0]!.vendor.id, now }
  const problems = makeProblems(seeded('problems'), orders, about)
  const categories = new Map(products.map(({ row }: { row: Product }) => [row.id, row.category]))
  const categoryOf = (id: string): Category => categories.get(id)!
  const reviews = makeReviews(seeded('reviews'), orders.received, categoryOf, now, customers[0]!.id)
  return {
    vendors,
    customers,
    products,
    pickupPoints,
    orders,
    numbers,
    payouts,
    transfers,
    problems,
    reviews,
  }
}

function makeYear(
  customers: readonly Customer[],
  products: readonly StallProduct[],
  now: Date,
  adminId: string,
  whereTo: WhereTo,
): OrderRows {
  const random = seededRandom('amic orders')
  const onSale = products.filter(
    ({ row, vendor }) => row.status === 'active' && vendor.producer.status === 'approved',
  )
  const shelves = arrangeShelves(random, onSale)
  const demo = planDemoOrders(random, now, customers, shelves)
  const ordinary = orderInstants(random, now, orderCount - demo.length).flatMap(
    at => planOrder(random, at, now, customers.slice(1), shelves) ?? [],
  )
  const plans = [...demo, ...ordinary].sort(
    (first, second) => first.createdAt.getTime() - second.createdAt.getTime(),
  )
  return makeOrders(random, plans, hoursAfter(now, -0.1), adminId, whereTo)
}
