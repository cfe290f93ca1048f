import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { orders } from '#database/schema/orders.ts'
import { refusePlace, type ZoneRow } from '../delivery/public.ts'

/** The columns of an order that say where it goes, and to whom. */
export type OrderedDelivery = Pick<
  typeof orders.$inferSelect,
  'recipientName' | 'phone' | 'zoneId' | 'directions' | 'latitude' | 'longitude'
>

type Known = {
  /** What the customer's profile says; nothing of one that is no more. */
  profile: { fullName: string; phone: string | null } | undefined
  /** The zone that the body names, while orders are delivered there. */
  zone: Pick<ZoneRow, 'id'> | null | undefined
}

/**
 * Where an order goes, and to whom: what its body says, else what the profile says. An address in words is where to go
 * without a zone.
 * @throws Refused `zone_not_served`, `phone_required`
 */
export function deliveryOf(
  { delivery, deliveryAddress = '' }: Pick<PlaceOrderBody, 'delivery' | 'deliveryAddress'>,
  { profile, zone }: Known,
): OrderedDelivery {
  if (delivery && !zone) refusePlace('zone_not_served', 'delivery.zoneId')
  const phone = delivery?.phone ?? profile?.phone ?? refusePlace('phone_required', 'delivery.phone')
  return {
    recipientName: delivery?.recipientName ?? profile?.fullName ?? null,
    phone,
    zoneId: zone?.id ?? null,
    directions: delivery?.directions ?? deliveryAddress,
    latitude: delivery?.latitude ?? null,
    longitude: delivery?.longitude ?? null,
  }
}
