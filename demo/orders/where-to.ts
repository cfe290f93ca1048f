import type { RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '../delivery/make-pickup-points.ts'
import { mobileNumber } from '../people/phone.ts'
import { placeAt, type ZoneIds } from '../people/places.ts'
import { seededRandom } from '../random.ts'
import type { PlannedOrder } from './order-plan.ts'

/** When each vendor delivers. */
type Calendars = ReadonlyMap<string, readonly RoundOfDays[]>

/** Where orders may go, and when. */
export type WhereTo = { zones: ZoneIds; pickupPoints: readonly PickupPoint[]; calendars: Calendars }

/**
 * Most orders are brought home; some are fetched where a point is near. Each order has a chance of its own, so that nothing
 * else of the story changes with it.
 */
export function placeOf(
  { customer, place, isFetched }: PlannedOrder,
  orderId: string,
  { zones, pickupPoints }: WhereTo,
) {
  const random = seededRandom(`amic pickup ${orderId}`)
  const near = pickupPoints.filter(({ region }) => region === customer.region)
  if (near.length === 0 || !(isFetched ?? random.chance(0.12))) return placeAt(place, zones)
  const { id, name, address, directions, zoneId } = random.pick(near)
  return {
    deliveryMode: 'pickup' as const,
    zoneId,
    directions,
    pickupPointId: id,
    pickupName: name,
    pickupAddress: address,
  }
}

/** The hours of the point where an order is fetched; none of what is brought home. */
export const openingHoursOf = (place: ReturnType<typeof placeOf>, { pickupPoints }: WhereTo): Opening[] =>
  pickupPoints
    .filter(({ id }) => 'pickupPointId' in place && id === place.pickupPointId)
    .flatMap(({ hours }) => hours)
    .map(({ weekday, opensAt, closesAt }) => ({ weekday, from: opensAt, to: closesAt }))

/**
 * Nearly everybody receives what they ordered; some have it brought to a relative, and who has no number in the profile
 * gives one. Each order has a chance of its own, so that nothing else of the story changes with it.
 */
export function recipientOf({ fullName, phone }: PlannedOrder['customer'], orderId: string) {
  const random = seededRandom(`amic recipients ${orderId}`)
  if (random.chance(0.07)) return { recipientName: random.pick(relatives), phone: mobileNumber(random) }
  return { recipientName: fullName, phone: phone ?? mobileNumber(random) }
}

const relatives = [
  'Tantie Affoué',
  'Mariam Bamba',
  'Jean-Marc Kouassi',
  'Maman Akissi',
  'Ibrahim Cissé',
] as const
