import { orderStatusFacts } from '#contract/orders/facts.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import { type DayPart, partOfDay } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { rankOf } from '#web/features/orders/vendor/group-by-day.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { groupBy } from '#web/group-by.ts'

/** So much of one product, for all parcels together. */
export type ProductTotal = {
  productId: string
  name: string
  unit: string
  quantity: number
  /** How many parcels it goes into. */
  parcels: number
}

export type PackingList = {
  /** Of what is confirmed. */
  totals: readonly ProductTotal[]
  /** Of what still waits for the vendor’s word. */
  totalsToConfirm: readonly ProductTotal[]
  parcels: readonly Order[]
}

const byName = new Intl.Collator('fr')

/** A pending order is prepared unless it waits for its money; what was confirmed in spite of that, is. */
const isToPrepare = (order: Order): boolean =>
  orderStatusFacts[order.status].isToPrepare && !awaitsPayment(order)

/** It waits for the vendor’s word: nothing of it needs to be gathered yet. */
export const isToConfirm = ({ status }: Pick<Order, 'status'>): boolean => status === 'pending'

/** Nothing is gathered of what is missing. */
export const inParcel = ({ quantity }: Pick<Order['items'][number], 'quantity'>): boolean => quantity > 0

/** The day that was promised; what has none comes after. Ids are ordered by time. */
const urgency = (order: Order): string => `${promisedDayOf(order) ?? '9999'} ${order.id}`

export type PackingDay = { part: DayPart; day: string | null; list: PackingList }

/** The lists of a vendor, one for each day that was promised: today’s, what is late, then what is to come; what has no day comes last. */
export function packingDaysOf(orders: readonly Order[], today: string): PackingDay[] {
  return groupBy(orders, promisedDayOf)
    .map(([day, ofDay]) => ({ part: partOfDay(day, today), day, list: packingListOf(ofDay) }))
    .filter(({ list }) => list.parcels.length > 0)
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
}

/** What a vendor has to prepare: what to gather, then the parcels, the soonest delivery first, then the oldest order. */
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
    const known = totals.get(productId)
    totals.set(productId, {
      productId,
      name: product.name,
      unit: product.unit,
      quantity: (known?.quantity ?? 0) + quantity,
      parcels: (known?.parcels ?? 0) + 1,
    })
  }
  return [...totals.values()].toSorted((a, b) => byName.compare(a.name, b.name))
}
