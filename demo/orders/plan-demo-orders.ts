import type { PaymentMethod } from '#contract/payments/facts.ts'
import { hoursAfter } from '../ids.ts'
import type { Customer } from '../people/make-customers.ts'
import { awaHome, homeIn } from '../people/places.ts'
import type { Random } from '../random.ts'
import {
  type Fate,
  onlineMethod,
  type PaymentCourse,
  type PlannedOrder,
  type PlannedParcel,
} from './order-plan.ts'
import { fillBasket, type Shelves } from './plan-orders.ts'

type Story = {
  hoursAgo: number
  fates: readonly Fate[]
  method: PaymentMethod
  payment?: PaymentCourse
  isFetched?: boolean
  /** The day of its first parcel was moved, to the one so many days from now. */
  movedTo?: number
}

/** What the account client@amic.example ordered. */
const customerStories: readonly Story[] = [
  { hoursAgo: 2.1, fates: ['pending'], method: 'cash_on_delivery' },
  { hoursAgo: 9, fates: ['pending', 'confirmed'], method: onlineMethod },
  { hoursAgo: 27, fates: ['confirmed'], method: onlineMethod, isFetched: false, movedTo: 3 },
  { hoursAgo: 52, fates: ['shipped', 'confirmed'], method: 'cash_on_delivery' },
  { hoursAgo: 75, fates: ['shipped'], method: onlineMethod, isFetched: true },
  { hoursAgo: 24 * 8, fates: ['delivered'], method: 'cash_on_delivery' },
  { hoursAgo: 24 * 13, fates: ['cancelled_by_customer'], method: 'cash_on_delivery' },
  { hoursAgo: 24 * 19, fates: ['delivered', 'delivered'], method: onlineMethod },
  { hoursAgo: 24 * 31, fates: ['delivered'], method: onlineMethod, isFetched: true },
  { hoursAgo: 24 * 45, fates: ['delivered'], method: onlineMethod, payment: 'never_paid' },
  { hoursAgo: 24 * 63, fates: ['delivered', 'cancelled_by_vendor'], method: onlineMethod },
  { hoursAgo: 24 * 92, fates: ['delivered'], method: 'cash_on_delivery' },
  { hoursAgo: 24 * 130, fates: ['delivered'], method: onlineMethod, payment: 'paid_at_second_try' },
  { hoursAgo: 24 * 171, fates: ['delivered'], method: 'cash_on_delivery' },
]

/** What waits on the stall of the account `vendeur`. */
const vendorStories: readonly Story[] = [
  { hoursAgo: 1.6, fates: ['pending'], method: 'cash_on_delivery' },
  { hoursAgo: 4, fates: ['pending'], method: onlineMethod },
  { hoursAgo: 7, fates: ['pending'], method: 'cash_on_delivery' },
  { hoursAgo: 11, fates: ['pending', 'pending'], method: onlineMethod },
  { hoursAgo: 22, fates: ['confirmed'], method: 'cash_on_delivery', isFetched: true },
  { hoursAgo: 25, fates: ['confirmed'], method: onlineMethod },
  // Whatever the weekday and the hour, there is something to leave with.
  { hoursAgo: 30, fates: ['confirmed', 'pending'], method: onlineMethod, isFetched: false, movedTo: 0 },
  { hoursAgo: 33, fates: ['cancelled_by_vendor', 'confirmed'], method: onlineMethod },
  { hoursAgo: 44, fates: ['cancelled_by_customer'], method: onlineMethod },
  { hoursAgo: 47, fates: ['shipped'], method: 'cash_on_delivery' },
  { hoursAgo: 55, fates: ['shipped'], method: onlineMethod },
  { hoursAgo: 70, fates: ['shipped'], method: 'cash_on_delivery' },
]

/** The orders that make the two demonstration accounts worth a visit. The first shelf is the one of `vendeur`. */
export function planDemoOrders(
  random: Random,
  now: Date,
  customers: readonly Customer[],
  shelves: Shelves,
): PlannedOrder[] {
  const [client, ...others] = customers
  if (!client) throw new Error('The demonstration has no customers')
  const [stall = [], ...neighbours] = shelves
  const plan = (story: Story, customer: Customer, first: Shelves[number]): PlannedOrder => {
    const createdAt = hoursAfter(now, -story.hoursAgo)
    const elsewhere = neighbours.filter(shelf => shelf !== first)
    const parcels = story.fates.map((fate, index): PlannedParcel => {
      const shelf = index === 0 ? first : random.pick(elsewhere.slice(0, 12))
      const basket = fillBasket(
        random,
        shelf.filter(({ row }) => row.createdAt < createdAt),
      )
      if (!basket) throw new Error('A stall of the demonstration was still empty')
      const isMoved = index === 0 && story.movedTo !== undefined
      return { ...basket, fate, ...(isMoved && { movedTo: story.movedTo }) }
    })
    return {
      createdAt,
      customer,
      method: story.method,
      payment: story.payment ?? 'paid',
      parcels: distinct(parcels),
      place: customer === client ? awaHome : homeIn(random, customer.region),
      ...(story.isFetched !== undefined && { isFetched: story.isFetched }),
      notes: null,
    }
  }
  const established = others.filter(({ createdAt }) => createdAt < hoursAfter(now, -24 * 30))
  const early = shelves.filter(shelf => shelf.some(({ row }) => row.createdAt < hoursAfter(now, -24 * 175)))
  return [
    ...customerStories.map((story, index) => plan(story, client, early[(index * 3) % early.length]!)),
    ...vendorStories.map(story => plan(story, random.pick(established), stall)),
  ]
}

/** One parcel per vendor. */
function distinct(parcels: readonly PlannedParcel[]): PlannedParcel[] {
  return [...new Map(parcels.map(parcel => [parcel.vendorId, parcel])).values()]
}
