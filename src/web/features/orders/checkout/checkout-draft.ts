import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { CHECKOUT_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'
import type { Place } from '#web/features/delivery/place.ts'
import type { Recipient } from '#web/features/delivery/recipient-fields.tsx'
import { tabStorage, withStorage } from '#web/storage/with-storage.ts'

/** The checkout form as typed. */
export type CheckoutDraft = {
  mode?: DeliveryMode
  pickupPointId?: string
  /** Id of the saved address; empty for a typed one. */
  addressId?: string
  /** Fields typed over the saved address. */
  place?: Partial<Place> | undefined
  isEdited?: boolean
  /** Who collects it at a pickup point, if not the customer. */
  recipient?: Partial<Recipient>
  notes?: string
  paymentMethod?: string
  /** Delivery day of each parcel, by vendor id. */
  days?: Record<string, string>
}

/** The stored draft of a customer, or an empty one. */
export const readDraft = (userId: string): CheckoutDraft =>
  withStorage(
    tabStorage,
    storage => {
      const stored = JSON.parse(storage.getItem(CHECKOUT_DRAFT_KEY) ?? '{}')
      return stored.userId === userId ? stored.draft : {}
    },
    {},
  )

/** Stores a draft; without storage it lives as long as the page. */
export const keepDraft = (userId: string, draft: CheckoutDraft): void =>
  withStorage(
    tabStorage,
    storage => storage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify({ userId, draft })),
    undefined,
  )

/** Deletes the draft, after the order was placed. */
export const clearDraft = (): void =>
  withStorage(tabStorage, storage => storage.removeItem(CHECKOUT_DRAFT_KEY), undefined)
