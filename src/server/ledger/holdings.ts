import type { OrderStatus, PaymentStatus } from '#contract/orders/facts.ts'
import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import type { ledgerOwners, ledgerPlaces } from '#database/schema/ledger.ts'

type Place = (typeof ledgerPlaces)[number]
type Owner = (typeof ledgerOwners)[number]

/** How the money of a parcel can be held: where it is, and whose it is. */
export const holdings = {
  to_collect: { place: 'customer_owes', owner: 'owed_to_vendor' },
  cash: { place: 'vendor_holds_cash', owner: 'owed_to_vendor' },
  awaiting_delivery: { place: 'provider_holds', owner: 'awaiting_delivery' },
  earned: { place: 'provider_holds', owner: 'owed_to_vendor' },
  paying_out: { place: 'payout_under_way', owner: 'owed_to_vendor' },
  paid_out: { place: 'paid_to_vendor', owner: 'owed_to_vendor' },
  refund_due: { place: 'provider_holds', owner: 'owed_to_customer' },
  refunding: { place: 'refund_under_way', owner: 'owed_to_customer' },
  refunded: { place: 'given_back', owner: 'owed_to_customer' },
  // Of a problem: who bears its refund, and that AMIC gives it of its own before, or when, it keeps it from the vendor.
  borne_by_vendor: { place: 'borne_by_vendor', owner: 'owed_to_customer' },
  borne_by_amic: { place: 'borne_by_amic', owner: 'owed_to_customer' },
  advanced: { place: 'advanced_by_amic', owner: 'owed_to_customer' },
  kept: { place: 'kept_by_amic', owner: 'owed_to_vendor' },
} as const satisfies Record<string, { place: Place; owner: Owner }>
export type Holding = keyof typeof holdings

export type ParcelState = { status: OrderStatus; paymentStatus: PaymentStatus }

/**
 * What a parcel's statuses say of its money, before it is paid out or given back; null of money that the shop knows nothing
 * of. Cash counts with the delivery: taken back, it is between the two people.
 */
export function holdingOf({ status, paymentStatus }: ParcelState, method: PaymentMethod): Holding | null {
  const isDelivered = status === 'delivered'
  if (paymentStatus === 'failed') return null
  if (paymentStatus === 'pending') return isDelivered ? 'to_collect' : null
  if (!isOnline(method)) return isDelivered ? 'cash' : null
  if (status === 'cancelled') return 'refund_due'
  return isDelivered ? 'earned' : 'awaiting_delivery'
}
