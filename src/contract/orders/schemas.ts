import * as z from 'zod/mini'
import { categories, units } from '../catalogue/facts.ts'
import { Product } from '../catalogue/schemas.ts'
import {
  Amount,
  blankable,
  CursorQuery,
  flagFilter,
  Id,
  Instant,
  listFilter,
  SearchText,
  SORT_UNKNOWN,
  STATUS_UNKNOWN,
} from '../common.ts'
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
  /** In the parcel: less than ordered after a shortage. */
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

/** The part of an order of one vendor. */
const Parcel = z.object({
  id: Id,
  vendorId: Id,
  vendor: z.object({ businessName: z.string(), phone: z.nullable(z.string()) }),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: Amount,
  /** The planned delivery day, "2026-11-27"; null for older orders. */
  plannedOn: z.nullable(z.string()),
  /** Null unless its vendor marked it as delivered. */
  deliveredWith: z.nullable(z.enum(deliveryProofs)),
  /** Only in answers to its customer, while the parcel is open. */
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

/** A refund of an order, due or completed. */
const OrderRefund = z.object({
  id: Id,
  amount: Amount,
  ...RefundParts,
  reason: z.string(),
  status: z.enum(refundStatuses),
  /** Of the transfer, once completed. */
  reference: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/**
 * An order as its viewer may see it. A vendor sees its own items and parcel, with the parcel's status and its subtotal as total.
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
  /** The delivery address in one line. */
  deliveryAddress: z.string(),
  /**
   * The date set by an administrator, otherwise the latest planned day of its parcels that are not cancelled. The actual date is
   * in the events.
   */
  deliveryDate: z.nullable(Instant),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  /** Deadline of the online payment; null when not awaited. */
  payBefore: z.nullable(Instant),
  customer: z.object({
    fullName: z.string(),
    /** Null for vendors: it is a login name. */
    username: z.nullable(z.string()),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  items: z.array(OrderItem),
  parcels: z.array(Parcel),
  events: z.array(OrderEvent),
  /** Refunds, due or completed; empty for vendors. */
  refunds: z.array(OrderRefund),
  /** The viewer's allowed actions; screens show only these. */
  can: z.object({
    cancel: z.boolean(),
    pay: z.boolean(),
    payOnDelivery: z.boolean(),
    moveTo: z.array(z.enum(orderStatuses)),
    confirmPayment: z.boolean(),
    /** A vendor may reduce quantities of its parcel. */
    lowerItems: z.boolean(),
    /** A vendor may change the delivery day of its parcel. */
    moveDay: z.boolean(),
    /** Parcels that may be cancelled separately: by their customer after a shortage, by an administrator until handed over. */
    cancelParcels: z.array(Id),
  }),
})
export type Order = z.infer<typeof Order>

export const ListOrdersQuery = z.object({
  search: blankable(SearchText),
  status: listFilter(z.enum(orderStatuses, STATUS_UNKNOWN)),
  ...CursorQuery.shape,
})
export type ListOrdersQuery = z.output<typeof ListOrdersQuery>

export const ListVendorOrdersQuery = z.object({
  ...ListOrdersQuery.shape,
  sort: blankable(z.enum(vendorOrderSorts, SORT_UNKNOWN)),
  /** Only orders that the vendor may confirm now: online orders must be paid first. */
  toAnswer: flagFilter(),
  /** Only delivered orders whose payment the vendor has not noted. */
  toCollect: flagFilter(),
})
export type ListVendorOrdersQuery = z.output<typeof ListVendorOrdersQuery>

export const Reason = z.optional(reasonText())

/** The code said by the customer; absent for a delivery without code. Any other format counts as wrong. */
export const DeliveryCode = z.optional(
  z
    .string('Le code est un texte.')
    .check(z.trim(), z.minLength(1, 'Indiquez le code.'), z.maxLength(20, 'Ce code est trop long.')),
)

/** The cash was collected on delivery: both are recorded, or neither. */
export const Collected = z.optional(z.literal(true, 'Seul l’argent reçu se note avec la livraison.'))

/** A line of an earlier order, with the current product. */
export const ReorderLine = z.object({
  productId: Id,
  /** Name, quantity and unit price at the time of the order. */
  name: z.string(),
  quantity: z.int(),
  price: Amount,
  /** Null when it is no longer on sale. */
  product: z.nullable(Product),
})
export type ReorderLine = z.infer<typeof ReorderLine>
