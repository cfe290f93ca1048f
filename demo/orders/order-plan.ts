import { isOnline, type PaymentMethod, paymentMethodNames } from '#contract/payments/facts.ts'
import type { StallProduct } from '../catalogue/make-products.ts'
import type { Customer } from '../people/make-customers.ts'
import type { Place } from '../people/places.ts'

/** How far a parcel goes, or how it ends. */
export type Fate =
  | 'pending'
  | 'confirmed'
  | 'shipped'
  | 'delivered'
  | 'cancelled_by_customer'
  | 'cancelled_by_vendor'

export type PlannedLine = { readonly product: StallProduct; readonly quantity: number }

export type PlannedParcel = {
  readonly vendorId: string
  readonly vendorUserId: string
  readonly lines: readonly PlannedLine[]
  readonly fate: Fate
  /** Its vendor moved it to the day so many days from now. */
  readonly movedTo?: number
}

/** How the demonstration's customers pay online. */
export const onlineMethod: PaymentMethod = paymentMethodNames.find(isOnline)!

/** How an online payment goes; an order that nobody pays is cancelled after thirty minutes. */
export type PaymentCourse = 'paid' | 'paid_at_second_try' | 'never_paid'

/** One order as it will be told: everything that chance decides, before rows are made of it. */
export type PlannedOrder = {
  readonly createdAt: Date
  readonly customer: Pick<Customer, 'id' | 'fullName' | 'phone' | 'region'>
  readonly method: PaymentMethod
  readonly payment: PaymentCourse
  readonly parcels: readonly PlannedParcel[]
  readonly place: Place
  /** Is it fetched at a point, or brought home, whatever chance says? */
  readonly isFetched?: boolean
  readonly notes: string | null
}
