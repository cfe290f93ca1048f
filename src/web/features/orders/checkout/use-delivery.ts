import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { type DeliveryMode, deliveryModes } from '#contract/delivery/facts.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import type { Zone } from '#contract/delivery/schemas.ts'
import { internationalNumber } from '#contract/phone-words.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'
import { type Place, placeOfAddress, placeOfUser, sentPlace } from '#web/features/delivery/place.ts'
import { type CheckoutDraft, keepDraft, readDraft } from '#web/features/orders/checkout/checkout-draft.ts'

const NO_ZONES: readonly Zone[] = []
const NO_HOURS: PickupPoint['openingHours'] = []

/** Can somebody deliver there without another word? Until the zones are known, where a zone was chosen. */
const isUsable = ({ zoneId, phone }: Place, zones: readonly Zone[] | undefined): boolean =>
  phone !== '' && (zones ? zones.some(zone => zone.id === zoneId && zone.isServed) : zoneId !== '')

/** What is typed is of the address that stands there, whatever becomes the default one meanwhile. */
const typedOver = (draft: CheckoutDraft, shownId = ''): CheckoutDraft => ({ addressId: shownId, ...draft })

/**
 * Where the order goes: a saved address, the default one first, and what was typed over it, or a pickup point; kept over
 * a reload with all else that was chosen and typed.
 */
export function useDelivery(user: User) {
  const api = useApi()
  const addressBook = useQuery(apiQuery(api, 'listAddresses'))
  const { data: addresses = [], isPending } = addressBook
  const pickup = useQuery(apiQuery(api, 'listPickupPoints'))
  const points = pickup.data
  // What was chosen on the way here need not be chosen again.
  const { all: zones, isPending: areZonesPending, zone } = useZone()
  const [draft, setDraft] = useState(() => readDraft(user.id))
  const change = (changes: CheckoutDraft) =>
    setDraft(known => {
      const next = { ...known, ...changes }
      keepDraft(user.id, next)
      return next
    })
  const saved = addresses.find(({ id, isDefault }) =>
    draft.addressId === undefined ? isDefault : id === draft.addressId,
  )
  const point = points?.find(({ id }) => id === draft.pickupPointId)
  // A shop without points brings everything home; until they are known, what was chosen holds.
  const modes = points?.length === 0 ? [] : deliveryModes
  const mode: DeliveryMode = (modes.length > 0 && draft.mode) || 'home'
  const typed: Place = { ...placeOfUser(user), ...(zone && { region: '', zoneId: zone.id }), ...draft.place }
  const place: Place = saved ? { ...placeOfAddress(saved, user), ...draft.place } : typed
  const sent = sentPlace(place, zones ?? NO_ZONES)
  return {
    isPending: isPending || pickup.isPending,
    /** Is it not known yet to which saved address, or zone, it goes? */
    isPlacePending: mode === 'home' && (isPending || areZonesPending),
    modes,
    mode,
    /** The points, and the addresses, as they were asked for. */
    pickup,
    addressBook,
    /** Who fetches it, where nobody brings it. */
    recipient: typed,
    /** Where it goes, also where it is fetched; empty until it is chosen. */
    zoneId: mode === 'pickup' ? (point?.zone.id ?? '') : sent.zoneId,
    /** That zone, or the point. */
    placeId: mode === 'pickup' ? (point?.id ?? '') : sent.zoneId,
    /** Of the point where it is fetched; none of what is brought home. */
    openingHours: (mode === 'pickup' && point?.openingHours) || NO_HOURS,
    addresses,
    saved,
    place,
    draft,
    change,
    /** Is there nothing to type? */
    isKnown: saved !== undefined && !draft.isEdited && isUsable(placeOfAddress(saved, user), zones),
    choose: (addressId: string) => change({ addressId, place: undefined, isEdited: false }),
    setPlace: (changes: Partial<Place>) =>
      setDraft(known => {
        const next = { ...typedOver(known, saved?.id), place: { ...known.place, ...changes } }
        keepDraft(user.id, next)
        return next
      }),
    /** As the order's body says it. */
    sent: () =>
      mode === 'pickup'
        ? {
            mode,
            pickupPointId: draft.pickupPointId ?? '',
            recipientName: typed.recipientName,
            phone: internationalNumber(typed.phone),
          }
        : { ...sent, ...(saved && { addressId: saved.id }) },
  }
}
export type CheckoutDelivery = ReturnType<typeof useDelivery>
