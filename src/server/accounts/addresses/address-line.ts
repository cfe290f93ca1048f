import { deliveryLine } from '#contract/delivery/delivery-line.ts'
import type { Transaction } from '#database/connect.ts'
import { lockServedZone, refusePlace } from '../../delivery/public.ts'

type SentPlace = {
  address?: string | undefined
  zoneId?: string | undefined
  directions?: string | undefined
}

/**
 * The line of an address that is saved: as it was sent, else made of its zone and directions; undefined without them.
 * @throws Refused `zone_not_served`
 */
export async function addressLine(
  tx: Transaction,
  { address, zoneId, directions }: SentPlace,
): Promise<string | undefined> {
  if (zoneId === undefined || directions === undefined) return address
  const zone = (await lockServedZone(tx, zoneId)) ?? refusePlace('zone_not_served', 'zoneId')
  return address ?? deliveryLine({ directions, zone })
}
