import type { Address } from '#contract/accounts/addresses.schemas.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { recipientOf } from '#contract/delivery/recipient-of.ts'
import type { Zone } from '#contract/delivery/schemas.ts'
import { internationalNumber } from '#contract/phone-words.ts'

/** Form values of a recipient and an address. */
export type Place = {
  recipientName: string
  phone: string
  region: string
  zoneId: string
  directions: string
  latitude: number | null
  longitude: number | null
}

/** Initial values: name, phone and region of the account. */
export const placeOfUser = (user: User): Place => ({
  recipientName: user.fullName,
  phone: user.phone ?? '',
  region: user.region ?? '',
  zoneId: '',
  directions: '',
  latitude: null,
  longitude: null,
})

/** Form values of a saved address; missing ones are the user's, and free text becomes the directions. */
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

/** Served zones of a region. */
export const servedZonesOf = (zones: readonly Zone[], region: string): Zone[] =>
  zones.filter(zone => zone.isServed && zone.region === region)

/** The chosen region, else that of the zone. */
export const regionOf = ({ region, zoneId }: Place, zones: readonly Zone[]): string =>
  region || (zones.find(({ id }) => id === zoneId)?.region ?? '')

/** Values to send; the zone of a region with only one is chosen automatically. */
export function sentPlace({ region: _region, phone, ...place }: Place, zones: readonly Zone[]) {
  const here = servedZonesOf(zones, _region)
  return {
    ...place,
    phone: internationalNumber(phone),
    zoneId: place.zoneId || (here.length === 1 ? here[0]!.id : ''),
  }
}
