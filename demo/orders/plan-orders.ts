import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import type { StallProduct } from '../catalogue/make-products.ts'
import { daysBefore } from '../ids.ts'
import type { Customer } from '../people/make-customers.ts'
import { homeIn } from '../people/places.ts'
import type { Random } from '../random.ts'
import {
  type Fate,
  onlineMethod,
  type PlannedLine,
  type PlannedOrder,
  type PlannedParcel,
} from './order-plan.ts'

/** What can be ordered, by stall, the best known stalls first. */
export type Shelves = readonly (readonly StallProduct[])[]

/** The newest order is this old: an online payment has had the time to arrive. */
const newestHours = 1.2

/** Instants of orders over the last 365 days: more each month, most before the feasts, in shop hours. */
export function orderInstants(random: Random, now: Date, count: number): Date[] {
  const instants: Date[] = []
  while (instants.length < count) {
    const daysAgo = random.between(0, 365)
    const at = daysBefore(now, daysAgo)
    const growth = 0.5 + 0.5 * (1 - daysAgo / 365)
    const feast = at.getUTCMonth() === 11 ? 1.5 : 1
    if (!random.chance((growth * feast) / 1.5)) continue
    at.setUTCHours(random.whole(7, 20), random.whole(0, 59), random.whole(0, 59), random.whole(0, 999))
    if (now.getTime() - at.getTime() > newestHours * HOUR_MS) instants.push(at)
  }
  return instants.sort((first, second) => first.getTime() - second.getTime())
}

/** Shuffles stalls so that every category comes early: some are better known than others. */
export function arrangeShelves(random: Random, products: readonly StallProduct[]): Shelves {
  const byVendor = Map.groupBy(products, product => product.row.vendorId)
  const [demo, ...others] = [...byVendor.values()]
  return demo ? [demo, ...random.shuffle(others)] : []
}

/** An ordinary order of that instant. */
export function planOrder(
  random: Random,
  createdAt: Date,
  now: Date,
  customers: readonly Customer[],
  shelves: Shelves,
): PlannedOrder | undefined {
  const known = customers.filter(customer => customer.createdAt < createdAt)
  const customer = known[Math.floor(known.length * random.next() ** 1.7)]
  if (!customer) return undefined
  const parcels = chooseStalls(random, createdAt, shelves, random.chance(0.24) ? 2 : 1)
  if (parcels.length === 0) return undefined
  const method: PaymentMethod = random.chance(0.56) ? onlineMethod : 'cash_on_delivery'
  const neverPaid = isOnline(method) && random.chance(0.045)
  return {
    createdAt,
    customer,
    method,
    payment: neverPaid ? 'never_paid' : random.chance(0.07) ? 'paid_at_second_try' : 'paid',
    parcels: settleFates(random, parcels, (now.getTime() - createdAt.getTime()) / DAY_MS),
    place: homeIn(random, customer.region),
    notes: random.chance(0.22) ? random.pick(deliveryNotes) : null,
  }
}

const deliveryNotes = [
  'Appelez-moi en arrivant au carrefour.',
  'Merci de livrer après 17 h.',
  'Laissez au gardien si je suis absente.',
  'Des tomates bien fermes, s’il vous plaît.',
  'Sonnez chez la voisine du rez-de-chaussée.',
  'Je paierai avec l’appoint.',
  'C’est pour une cérémonie samedi, merci d’être à l’heure.',
  'Portail vert, à côté du kiosque à pain.',
] as const

type Basket = Omit<PlannedParcel, 'fate'>

/** A well-known stall is chosen more often than the others. */
function chooseStalls(random: Random, at: Date, shelves: Shelves, count: number): Basket[] {
  const chosen = new Map<string, Basket>()
  for (let attempt = 0; attempt < 12 && chosen.size < count; attempt++) {
    const shelf = shelves[Math.floor(shelves.length * random.next() ** 1.35)] ?? []
    const basket = fillBasket(
      random,
      shelf.filter(({ row }) => row.createdAt < at),
    )
    if (basket) chosen.set(basket.vendorId, basket)
  }
  return [...chosen.values()]
}

/** One to four products of a stall, or undefined when it sells nothing yet. */
export function fillBasket(random: Random, shelf: readonly StallProduct[]): Basket | undefined {
  const [first] = shelf
  if (!first) return undefined
  const lines = random
    .shuffle(shelf)
    .slice(0, random.pick([1, 1, 2, 2, 3, 4]))
    .map((product): PlannedLine => ({ product, quantity: quantityOf(random, product) }))
  return { vendorId: first.row.vendorId, vendorUserId: first.vendor.user.id, lines }
}

function quantityOf(random: Random, { row }: StallProduct): number {
  const price = Number(row.price)
  if (row.unit === 'sac' || row.unit === 'caisse' || price > 9000) return random.pick([1, 1, 1, 2, 2, 3])
  if (row.unit === 'botte') return random.whole(2, 8)
  if (price > 2500) return random.whole(1, 4)
  return random.whole(1, 10)
}

/** Older orders are nearly all delivered; those of the last days are under way. */
function settleFates(random: Random, baskets: readonly Basket[], ageDays: number): PlannedParcel[] {
  const isCancelled = random.chance(ageDays < 1 ? 0.03 : 0.055)
  // The customer cancels the whole order, a vendor its own parcel.
  const byCustomer = isCancelled && random.chance(0.5)
  return baskets.map((basket, index) => ({
    ...basket,
    fate: byCustomer
      ? 'cancelled_by_customer'
      : isCancelled && index === 0
        ? 'cancelled_by_vendor'
        : fateAtAge(random, ageDays),
  }))
}

function fateAtAge(random: Random, ageDays: number): Fate {
  const luck = random.next()
  if (ageDays < 0.6) return luck < 0.7 ? 'pending' : 'confirmed'
  if (ageDays < 1.6) return luck < 0.25 ? 'pending' : luck < 0.7 ? 'confirmed' : 'shipped'
  if (ageDays < 3.5) return luck < 0.15 ? 'confirmed' : luck < 0.55 ? 'shipped' : 'delivered'
  if (ageDays < 7) return luck < 0.12 ? 'shipped' : 'delivered'
  return 'delivered'
}
