import type { OrderStatus, PaymentStatus } from '#contract/orders/facts.ts'
import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import type { ledgerOwners, ledgerPlaces } from '#database/schema/ledger.ts'

type AssetAccount = (typeof ledgerPlaces)[number]
type Owner = (typeof ledgerOwners)[number]

/** Holdings of a parcel's money: the account of where it is, and of whom it belongs to. */
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
  // Problems: who bears the refund; AMIC advances it until it is withheld from the vendor.
  borne_by_vendor: { place: 'borne_by_vendor', owner: 'owed_to_customer' },
  borne_by_amic: { place: 'borne_by_amic', owner: 'owed_to_customer' },
  advanced: { place: 'advanced_by_amic', owner: 'owed_to_customer' },
  kept: { place: 'kept_by_amic', owner: 'owed_to_vendor' },
} as const satisfies Record<string, { place: AssetAccount; owner: Owner }>
export type Holding = keyof typeof holdings

export type ParcelState = { status: OrderStatus; paymentStatus: PaymentStatus }

/**
 * The holding that follows from a parcel's statuses, before payout and refund; null when the shop has no part in the money. Cash
 * counts from the delivery; when it is undone, the cash is between customer and vendor.
 */
export function holdingOf({ status, paymentStatus }: ParcelState, method: PaymentMethod): Holding | null {
  const isDelivered = status === 'delivered'
  if (paymentStatus === 'failed') return null
  if (paymentStatus === 'pending') return isDelivered ? 'to_collect' : null
  if (!isOnline(method)) return isDelivered ? 'cash' : null
  if (status === 'cancelled') return 'refund_due'
  return isDelivered ? 'earned' : 'awaiting_delivery'
}
