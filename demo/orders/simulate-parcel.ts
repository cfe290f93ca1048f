import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import { hoursAfter, minutesAfter } from '../ids.ts'
import type { Random } from '../random.ts'
import type { PlannedParcel } from './order-plan.ts'

/** Something that happened to a parcel. */
export type ParcelEvent = {
  readonly at: Date
  readonly kind: 'status' | 'payment' | 'items'
  readonly actor: 'customer' | 'vendor' | 'system'
  readonly from: string | null
  readonly to: string
  readonly reason: string | null
}

export type ParcelTimeline = { readonly status: OrderStatus; readonly parcelEvents: readonly ParcelEvent[] }

const customerReasons = [
  'Je me suis trompée de quantité.',
  'Je serai absent ce jour-là.',
  'J’ai trouvé plus près de chez moi.',
  null,
  null,
] as const
const vendorReasons = [
  'La récolte a été abîmée par la pluie.',
  'Il ne nous en reste plus assez, avec nos excuses.',
  'Nous ne livrons pas ce quartier cette semaine.',
] as const

/** The way of a parcel from its order to its end, never beyond the present: what has not happened yet is not told. */
export function simulateParcel(
  random: Random,
  { fate }: Pick<PlannedParcel, 'fate'>,
  createdAt: Date,
  now: Date,
): ParcelTimeline {
  const placed: ParcelEvent = {
    at: createdAt,
    kind: 'status',
    actor: 'customer',
    from: null,
    to: 'pending',
    reason: null,
  }
  if (fate === 'cancelled_by_customer') {
    const at = minutesAfter(createdAt, random.between(12, 55))
    return {
      status: 'cancelled',
      parcelEvents: [placed, move(at, 'customer', 'pending', 'cancelled', random.pick(customerReasons))],
    }
  }
  if (fate === 'cancelled_by_vendor') {
    const at = hoursAfter(createdAt, random.between(1, 9))
    if (at < now)
      return {
        status: 'cancelled',
        parcelEvents: [placed, move(at, 'vendor', 'pending', 'cancelled', random.pick(vendorReasons))],
      }
  }
  return advance(random, placed, fate, createdAt, now)
}

const way = ['pending', 'confirmed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]
/** Hours that each step usually takes. */
const paces = [
  [0.4, 9],
  [3, 22],
  [3, 30],
] as const

function advance(
  random: Random,
  placed: ParcelEvent,
  fate: string,
  createdAt: Date,
  now: Date,
): ParcelTimeline {
  const parcelEvents = [placed]
  const goal = Math.max(0, (way as readonly string[]).indexOf(fate))
  const room = (now.getTime() - createdAt.getTime()) / HOUR_MS
  let hours = 0
  let status: (typeof way)[number] = 'pending'
  for (let step = 0; step < goal; step++) {
    const [least, most] = paces[step]!
    // A step that must already have happened is hurried into the time that there was.
    const longest = Math.min(most, ((room - hours) * 0.9) / (goal - step))
    hours += random.between(Math.min(least, longest * 0.5), longest)
    const next = way[step + 1]!
    parcelEvents.push(move(hoursAfter(createdAt, hours), 'vendor', status, next, null))
    status = next
  }
  return { status, parcelEvents }
}

function move(
  at: Date,
  actor: ParcelEvent['actor'],
  from: OrderStatus,
  to: OrderStatus,
  reason: string | null,
): ParcelEvent {
  return { at, kind: 'status', actor, from, to, reason }
}

/** When the vendor took note of the cash, or undefined while it is still to be received. */
export function cashReceivedAt(
  random: Random,
  method: PaymentMethod,
  course: ParcelTimeline,
  now: Date,
): Date | undefined {
  if (isOnline(method) || course.status !== 'delivered') return undefined
  const delivered = course.parcelEvents.at(-1)!.at
  const at = hoursAfter(delivered, random.between(0.05, 7))
  const isForgotten = random.chance(now.getTime() - delivered.getTime() < 6 * DAY_MS ? 0.3 : 0.02)
  return isForgotten || at > now ? undefined : at
}
