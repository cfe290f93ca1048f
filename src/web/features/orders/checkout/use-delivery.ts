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
import type { Recipient } from '#web/features/delivery/recipient-fields.tsx'
import { type CheckoutDraft, keepDraft, readDraft } from '#web/features/orders/checkout/checkout-draft.ts'

const NO_ZONES: readonly Zone[] = []
const NO_HOURS: PickupPoint['openingHours'] = []

/** Can somebody deliver there without another word? Until the zones are known, where a zone was chosen. */
const isUsable = ({ zoneId, phone }: Place, zones: readonly Zone[] | undefined): boolean =>
  phone !== '' && (zones ? zones.some(zone => zone.id === zoneId && zone.isServed) : zoneId !== '')

/** A point, and who fetches it there, as the server is sent them. */
const pickupBody = ({ pickupPointId = '' }: CheckoutDraft, { recipientName, phone }: Recipient) => ({
  mode: 'pickup' as const,
  pickupPointId,
  recipientName,
  phone: internationalNumber(phone),
})

/** The draft of a customer: each change of it is kept, made of what stands there by then. */
function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const changeBy = (changesOf: (known: CheckoutDraft) => CheckoutDraft) =>
    setDraft(known => {
      const next = { ...known, ...changesOf(known) }
      keepDraft(userId, next)
      return next
    })
  return { draft, changeBy, change: (changes: CheckoutDraft) => changeBy(() => changes) }
}

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
  const { draft, change, changeBy } = useDraft(user.id)
  const saved = addresses.find(({ id, isDefault }) =>
    draft.addressId === undefined ? isDefault : id === draft.addressId,
  )
  const point = points?.find(({ id }) => id === draft.pickupPointId)
  // A shop without points brings everything home; until they are known, what was chosen holds.
  const modes = points?.length === 0 ? [] : deliveryModes
  const mode: DeliveryMode = (modes.length > 0 && draft.mode) || 'home'
  const typed: Place = {
    ...placeOfUser(user),
    ...(zone && { region: '', zoneId: zone.id }),
    ...draft.place,
  }
  const recipient: Recipient = { ...typed, ...draft.recipient }
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
    recipient,
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
      changeBy(known => ({
        // It is of the address that stands there, whatever becomes the default one meanwhile.
        addressId: known.addressId ?? saved?.id ?? '',
        // Its fields stay in sight, whatever they say: blank ones have no place in a sentence.
        isEdited: true,
        place: { ...known.place, ...changes },
      })),
    /** As the order's body says it. */
    sent: () =>
      mode === 'pickup' ? pickupBody(draft, recipient) : { ...sent, ...(saved && { addressId: saved.id }) },
  }
}
export type CheckoutDelivery = ReturnType<typeof useDelivery>
