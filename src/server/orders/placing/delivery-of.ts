import { recipientOf } from '#contract/delivery/recipient-of.ts'
import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { lockOpenPickupPoint, lockServedZone, refusePlace } from '../../delivery/public.ts'

type OrderColumns = typeof orders.$inferSelect

/** The columns of an order that say where it goes. Its zone, by which rounds it comes, is that of the door or of the point. */
type OrderedPlace = Pick<
  OrderColumns,
  | 'deliveryMode'
  | 'zoneId'
  | 'directions'
  | 'latitude'
  | 'longitude'
  | 'pickupPointId'
  | 'pickupName'
  | 'pickupAddress'
>

/** They, and to whom. */
export type OrderedDelivery = OrderedPlace & Pick<OrderColumns, 'recipientName' | 'phone'>

type Wanted = Pick<PlaceOrderBody, 'delivery' | 'deliveryAddress'>

const atHome = {
  deliveryMode: 'home',
  zoneId: null,
  latitude: null,
  longitude: null,
  pickupPointId: null,
  pickupName: null,
  pickupAddress: null,
} as const

/**
 * Where an order goes, which stays open until the transaction ends; undefined where orders do not go. An address in words
 * is where to go without a zone.
 */
export async function lockPlace(
  tx: Transaction,
  { delivery, deliveryAddress = '' }: Wanted,
): Promise<OrderedPlace | undefined> {
  if (!delivery) return { ...atHome, directions: deliveryAddress }
  if (delivery.mode === 'pickup') {
    const point = await lockOpenPickupPoint(tx, delivery.pickupPointId)
    return (
      point && {
        ...atHome,
        deliveryMode: 'pickup',
        zoneId: point.zoneId,
        directions: point.directions,
        pickupPointId: point.id,
        pickupName: point.name,
        pickupAddress: point.address,
      }
    )
  }
  const { zoneId, directions, latitude = null, longitude = null } = delivery
  const zone = await lockServedZone(tx, zoneId)
  return zone && { ...atHome, zoneId: zone.id, directions, latitude, longitude }
}

type Known = {
  /** What the customer's profile says; nothing of one that is no more. */
  profile: { fullName: string; phone: string | null } | undefined
  /** Where the body leads, while orders go there. */
  place: OrderedPlace | undefined
}

/**
 * Where an order goes, and to whom: what its body says, else what the profile says.
 * @throws Refused `zone_not_served`, `pickup_point_closed`, `phone_required`
 */
export function deliveryOf({ delivery }: Wanted, { profile, place }: Known): OrderedDelivery {
  if (!place) {
    return delivery?.mode === 'pickup'
      ? refusePlace('pickup_point_closed', 'delivery.pickupPointId')
      : refusePlace('zone_not_served', 'delivery.zoneId')
  }
  const own = { recipientName: profile?.fullName ?? null, phone: profile?.phone ?? null }
  const { recipientName, phone } = recipientOf(delivery ?? {}, own)
  return { ...place, recipientName, phone: phone ?? refusePlace('phone_required', 'delivery.phone') }
}
