import type { Address } from '#contract/accounts/addresses.schemas.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { recipientOf } from '#contract/delivery/recipient-of.ts'
import type { Zone } from '#contract/delivery/schemas.ts'
import { internationalNumber } from '#contract/phone-words.ts'

/** Who receives, and where: as it stands in the fields. */
export type Place = {
  recipientName: string
  phone: string
  region: string
  zoneId: string
  directions: string
  latitude: number | null
  longitude: number | null
}

/** What one knows before anything is typed: who orders, and in which region it lives. */
export const placeOfUser = (user: User): Place => ({
  recipientName: user.fullName,
  phone: user.phone ?? '',
  region: user.region ?? '',
  zoneId: '',
  directions: '',
  latitude: null,
  longitude: null,
})

/** A saved address in fields; what it does not say is the user's, and its words are where to begin. */
export function placeOfAddress(address: Address, user: User): Place {
  const { zoneId, directions, latitude, longitude } = address
  const own = placeOfUser(user)
  const { recipientName, phone } = recipientOf(address, own)
  return {
    recipientName: recipientName ?? '',
    phone: phone ?? '',
    region: zoneId ? '' : own.region,
    zoneId: zoneId ?? '',
    directions: directions ?? address.address,
    latitude,
    longitude,
  }
}

/** Zones of a region to which orders go. */
export const servedZonesOf = (zones: readonly Zone[], region: string): Zone[] =>
  zones.filter(zone => zone.isServed && zone.region === region)

/** The region that is chosen, or that of the zone. */
export const regionOf = ({ region, zoneId }: Place, zones: readonly Zone[]): string =>
  region || (zones.find(({ id }) => id === zoneId)?.region ?? '')

/** What the server is sent: of a region with one zone alone, that zone. */
export function sentPlace({ region: _region, phone, ...place }: Place, zones: readonly Zone[]) {
  const here = servedZonesOf(zones, _region)
  return {
    ...place,
    phone: internationalNumber(phone),
    zoneId: place.zoneId || (here.length === 1 ? here[0]!.id : ''),
  }
}
