import { recipientOf } from '#contract/delivery/recipient-of.ts'
import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { lockOpenPickupPoint, lockServedZone, refusePlace } from '../../delivery/public.ts'

type OrderColumns = typeof orders.$inferSelect

/** The order columns of its destination. The zone is that of the address or of the pickup point. */
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

/** The same, with the recipient. */
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
 * Locks the zone or pickup point of an order; undefined when it is closed. A free-text address has no zone.
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
  /** The customer's profile; undefined when the account is gone. */
  profile: { fullName: string; phone: string | null } | undefined
  /** The destination; undefined when it is closed. */
  place: OrderedPlace | undefined
}

/**
 * Destination and recipient of an order: from the request body, else from the profile.
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
