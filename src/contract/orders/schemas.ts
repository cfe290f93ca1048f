import * as z from 'zod/mini'
import { categories, units } from '../catalogue/facts.ts'
import { Product } from '../catalogue/schemas.ts'
import { Amount, blankable, CursorQuery, Id, Instant, listFilter, SearchText } from '../common.ts'
import { Delivery } from '../delivery/place.schemas.ts'
import { refundStatuses } from '../money/facts.ts'
import { RefundParts } from '../money/refunds.schemas.ts'
import { paymentMethodNames } from '../payments/facts.ts'
import { reasonText } from '../reason-text.ts'
import {
  actors,
  deliveryProofs,
  orderEventKinds,
  orderStatuses,
  paymentStatuses,
  vendorOrderSorts,
} from './facts.ts'

const OrderItem = z.object({
  id: Id,
  productId: Id,
  parcelId: Id,
  /** What is in the parcel: less than was ordered when its vendor had not so much. */
  quantity: z.int(),
  orderedQuantity: z.int(),
  price: Amount,
  product: z.object({
    name: z.string(),
    images: z.array(z.string()),
    unit: z.enum(units),
    category: z.enum(categories),
    vendor: z.object({ businessName: z.string() }),
  }),
})

/** The part of an order that one vendor prepares. */
const Parcel = z.object({
  id: Id,
  vendorId: Id,
  vendor: z.object({ businessName: z.string(), phone: z.nullable(z.string()) }),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: Amount,
  /** The day of its delivery, "2026-11-27"; null of older orders. */
  plannedOn: z.nullable(z.string()),
  /** Null unless its vendor noted it delivered. */
  deliveredWith: z.nullable(z.enum(deliveryProofs)),
  /** Only in what its customer is answered, while it is under way. */
  deliveryCode: z.optional(z.string()),
})
export type Parcel = z.infer<typeof Parcel>

export const OrderEvent = z.object({
  id: Id,
  parcelId: z.nullable(Id),
  kind: z.enum(orderEventKinds),
  actor: z.enum(actors),
  from: z.nullable(z.string()),
  to: z.string(),
  reason: z.nullable(z.string()),
  createdAt: Instant,
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** Money of an order that goes back to its customer, or went. */
const OrderRefund = z.object({
  id: Id,
  amount: Amount,
  ...RefundParts,
  reason: z.string(),
  status: z.enum(refundStatuses),
  /** Of the transfer, once it was made. */
  reference: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/**
 * An order as its viewer may see it. A vendor sees its own items and parcel, with the parcel's status and
 * its subtotal as total.
 */
export const Order = z.object({
  id: Id,
  number: z.string(),
  customerId: Id,
  total: Amount,
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethodNames),
  paymentStatus: z.enum(paymentStatuses),
  delivery: Delivery,
  /** The delivery in one line. */
  deliveryAddress: z.string(),
  /** As an administrator set it, else the latest day of its parcels that are not cancelled. When it was delivered its events tell. */
  deliveryDate: z.nullable(Instant),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  /** Until when an online order waits for its payment; null when it does not wait. */
  payBefore: z.nullable(Instant),
  customer: z.object({
    fullName: z.string(),
    /** Null for vendors: it opens an account. */
    username: z.nullable(z.string()),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  items: z.array(OrderItem),
  parcels: z.array(Parcel),
  events: z.array(OrderEvent),
  /** What is to be given back of it, and what was; none for a vendor. */
  refunds: z.array(OrderRefund),
  /** What the viewer may do now; the screens show just these actions. */
  can: z.object({
    cancel: z.boolean(),
    pay: z.boolean(),
    payOnDelivery: z.boolean(),
    moveTo: z.array(z.enum(orderStatuses)),
    confirmPayment: z.boolean(),
    /** A vendor takes out of its parcel what it has not. */
    lowerItems: z.boolean(),
    /** A vendor delivers its parcel on another day. */
    moveDay: z.boolean(),
    /** Parcels that may be cancelled alone: by their customer since less is in them, by an administrator until they are handed over. */
    cancelParcels: z.array(Id),
  }),
})
export type Order = z.infer<typeof Order>

export const ListOrdersQuery = z.object({
  search: blankable(SearchText),
  status: listFilter(z.enum(orderStatuses, 'Ce statut n’existe pas.')),
  ...CursorQuery.shape,
})
export type ListOrdersQuery = z.output<typeof ListOrdersQuery>

export const ListVendorOrdersQuery = z.object({
  ...ListOrdersQuery.shape,
  sort: blankable(z.enum(vendorOrderSorts, 'Ce tri n’existe pas.')),
  /** Only those that the vendor may confirm now: what is paid online waits for its money first. */
  toAnswer: blankable(z.literal('1', 'Ce filtre n’a que la valeur 1.')),
})
export type ListVendorOrdersQuery = z.output<typeof ListVendorOrdersQuery>

export const Reason = z.optional(reasonText())

/** What the customer said at the door; absent when the vendor notes the delivery without. Any other is a wrong one. */
export const DeliveryCode = z.optional(
  z
    .string('Le code est un texte.')
    .check(z.trim(), z.minLength(1, 'Indiquez le code.'), z.maxLength(20, 'Ce code est trop long.')),
)

/** The cash was taken with the delivery: both are noted, or neither. */
export const Collected = z.optional(z.literal(true, 'Seul l’argent reçu se note avec la livraison.'))

/** A line of an earlier order, as it was bought, with the product as it is sold today. */
export const ReorderLine = z.object({
  productId: Id,
  /** As it was called, how many, at which price for one unit. */
  name: z.string(),
  quantity: z.int(),
  price: Amount,
  /** Null when the shop sells it no more. */
  product: z.nullable(Product),
})
export type ReorderLine = z.infer<typeof ReorderLine>
