import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { CHECKOUT_DRAFT_KEY } from '#web/features/accounts/customer-traces.ts'
import type { Place } from '#web/features/delivery/place.ts'

/** What was chosen and typed at the checkout. */
export type CheckoutDraft = {
  mode?: DeliveryMode
  pickupPointId?: string
  /** The saved address; empty for another one. */
  addressId?: string
  /** What was typed over it. */
  place?: Partial<Place> | undefined
  isEdited?: boolean
  notes?: string
  paymentMethod?: string
  /** The day of each parcel, by its vendor. */
  days?: Record<string, string>
}

/** The draft that this tab keeps for a customer; an empty one without any. */
export function readDraft(userId: string): CheckoutDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHECKOUT_DRAFT_KEY) ?? '{}')
    return kept.userId === userId ? kept.draft : {}
  } catch {
    return {}
  }
}

/** Keeps a draft over a reload of the page. */
export function keepDraft(userId: string, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify({ userId, draft }))
  } catch {
    // Full or forbidden: it lives as long as the page.
  }
}

/** Once it was ordered. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
