import { orderStatusFacts } from '#contract/orders/facts.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import { type DayPart, partOfDay } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { rankOf } from '#web/features/orders/vendor/group-by-day.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { groupBy } from '#web/group-by.ts'

/** Total quantity of one product over all parcels. */
export type ProductTotal = {
  productId: string
  name: string
  unit: string
  quantity: number
  /** Number of parcels with it. */
  parcels: number
}

type PackingList = {
  /** Of confirmed parcels. */
  totals: readonly ProductTotal[]
  /** Of parcels to be confirmed. */
  totalsToConfirm: readonly ProductTotal[]
  parcels: readonly Order[]
}

const byName = new Intl.Collator('fr')

/** Whether it is pending, unless it awaits an online payment, or confirmed, even if unpaid. */
const isToPrepare = (order: Order): boolean =>
  orderStatusFacts[order.status].isToPrepare && !awaitsPayment(order)

/** Whether the vendor has yet to confirm it: its goods are not to be gathered yet. */
export const isToConfirm = ({ status }: Pick<Order, 'status'>): boolean => status === 'pending'

/** Whether any of an item is in the parcel. */
export const inParcel = ({ quantity }: Pick<Order['items'][number], 'quantity'>): boolean => quantity > 0

/** Sort key: promised day, without one last, then id, which is ordered by time. */
const urgency = (order: Order): string => `${promisedDayOf(order) ?? '9999'} ${order.id}`

export type PackingDay = { part: DayPart; day: string | null; list: PackingList }

/** A vendor's packing lists by promised day: today, overdue, to come, and without a day. */
export function packingDaysOf(orders: readonly Order[], today: string): PackingDay[] {
  return groupBy(orders, promisedDayOf)
    .map(([day, ofDay]) => ({ part: partOfDay(day, today), day, list: packingListOf(ofDay) }))
    .filter(({ list }) => list.parcels.length > 0)
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
}

/** What to gather, and the parcels: soonest promised day first, then oldest order. */
export function packingListOf(orders: readonly Order[]): PackingList {
  const parcels = orders
    .filter(isToPrepare)
    .toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
  return {
    totals: totalsOf(parcels.filter(order => !isToConfirm(order))),
    totalsToConfirm: totalsOf(parcels.filter(isToConfirm)),
    parcels,
  }
}

function totalsOf(parcels: readonly Order[]): ProductTotal[] {
  const totals = new Map<string, ProductTotal>()
  for (const { productId, quantity, product } of parcels.flatMap(order => order.items.filter(inParcel))) {
    const sum = totals.get(productId)
    totals.set(productId, {
      productId,
      name: product.name,
      unit: product.unit,
      quantity: (sum?.quantity ?? 0) + quantity,
      parcels: (sum?.parcels ?? 0) + 1,
    })
  }
  return [...totals.values()].toSorted((a, b) => byName.compare(a.name, b.name))
}
