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

/** Whether the place is complete enough for a delivery. Until the zones are loaded, a chosen zone is enough. */
const isUsable = ({ zoneId, phone }: Place, zones: readonly Zone[] | undefined): boolean =>
  phone !== '' && (zones ? zones.some(zone => zone.id === zoneId && zone.isServed) : zoneId !== '')

/** The pickup point and recipient as the request body has them. */
const pickupBody = ({ pickupPointId = '' }: CheckoutDraft, { recipientName, phone }: Recipient) => ({
  mode: 'pickup' as const,
  pickupPointId,
  recipientName,
  phone: internationalNumber(phone),
})

/** The stored draft of a customer; changes are computed from its current state. */
function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const changeBy = (changesOf: (current: CheckoutDraft) => CheckoutDraft) =>
    setDraft(current => {
      const next = { ...current, ...changesOf(current) }
      keepDraft(userId, next)
      return next
    })
  return { draft, changeBy, change: (changes: CheckoutDraft) => changeBy(() => changes) }
}

/**
 * The place of the order: a saved address (by default the customer's default one) with what was typed over it, or a pickup
 * point. Kept in the draft, like everything else that is chosen and typed.
 */
export function useDelivery(user: User) {
  const api = useApi()
  const addressBook = useQuery(apiQuery(api, 'listAddresses'))
  const { data: addresses = [], isPending } = addressBook
  const pickup = useQuery(apiQuery(api, 'listPickupPoints'))
  const points = pickup.data
  // A zone chosen in the shop is preselected.
  const { all: zones, isPending: areZonesPending, zone } = useZone()
  const { draft, change, changeBy } = useDraft(user.id)
  const saved = addresses.find(({ id, isDefault }) =>
    draft.addressId === undefined ? isDefault : id === draft.addressId,
  )
  const point = points?.find(({ id }) => id === draft.pickupPointId)
  // Without pickup points only home delivery is possible; until they are loaded the chosen mode is kept.
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
    /** True until the saved addresses and zones are loaded. */
    isPlacePending: mode === 'home' && (isPending || areZonesPending),
    modes,
    mode,
    /** The queries of the pickup points and addresses. */
    pickup,
    addressBook,
    /** Who collects it at the pickup point. */
    recipient,
    /** Zone of the address or pickup point; empty until chosen. */
    zoneId: mode === 'pickup' ? (point?.zone.id ?? '') : sent.zoneId,
    /** Id of the zone or pickup point. */
    placeId: mode === 'pickup' ? (point?.id ?? '') : sent.zoneId,
    /** Opening hours of the pickup point; empty for home delivery. */
    openingHours: (mode === 'pickup' && point?.openingHours) || NO_HOURS,
    addresses,
    saved,
    place,
    draft,
    change,
    /** True when a saved address is complete and unchanged. */
    isKnown: saved !== undefined && !draft.isEdited && isUsable(placeOfAddress(saved, user), zones),
    choose: (addressId: string) => change({ addressId, place: undefined, isEdited: false }),
    setPlace: (changes: Partial<Place>) =>
      changeBy(current => ({
        // The change belongs to the address that is shown, even if another becomes the default one.
        addressId: current.addressId ?? saved?.id ?? '',
        // Edited fields stay open: a folded sentence cannot show blank ones.
        isEdited: true,
        place: { ...current.place, ...changes },
      })),
    /** The place as the request body has it. */
    sent: () =>
      mode === 'pickup' ? pickupBody(draft, recipient) : { ...sent, ...(saved && { addressId: saved.id }) },
  }
}
export type CheckoutDelivery = ReturnType<typeof useDelivery>
