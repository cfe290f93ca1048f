import * as z from 'zod/mini'
import {
  Amount,
  blankable,
  Day,
  flagFilter,
  Id,
  Instant,
  listFilter,
  numberedQuery,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { paymentAttemptStatuses, paymentMethodNames } from '../payments/facts.ts'
import { orderStatuses, paymentStatuses } from './facts.ts'
import { MAX_LINES } from './order-size.ts'
import { Order, OrderEvent, Reason } from './schemas.ts'

const PAYMENT_STATUS_UNKNOWN = 'Ce statut de paiement n’existe pas.'

/** An order in the administration's list. */
export const ListedOrder = z.extend(Order, {
  /** The total, under this list's name for it. */
  totalAmount: Amount,
  /** The date set by an administrator, or of delivery; null when the planned days of the parcels apply. */
  deliveryDateSet: z.nullable(Instant),
})
export type ListedOrder = z.infer<typeof ListedOrder>

/** An order for administrators: with payments and actors. */
export const AdminOrder = z.extend(ListedOrder, {
  /** The payment attempts, first one first. */
  payments: z.array(
    z.object({
      id: Id,
      transactionId: z.string(),
      amount: Amount,
      status: z.enum(paymentAttemptStatuses),
      method: z.nullable(z.string()),
      createdAt: Instant,
      /** When it paid the order, if it did. */
      settledAt: z.nullable(Instant),
    }),
  ),
  /** The order's events with the actor's user name; null for the system and deleted accounts. */
  history: z.array(z.extend(OrderEvent, { actorUsername: z.nullable(z.string()) })),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const ListAdminOrdersQuery = z.object({
  /** An order's number or id, or words of the customer's name, e-mail or phone, or of the recipient's name or phone. */
  search: blankable(SearchText),
  status: listFilter(z.enum(orderStatuses, STATUS_UNKNOWN)),
  /**
   * Only orders to be delivered on this day, or that were: by the date set by an administrator, otherwise by the days of the
   * parcels.
   */
  day: blankable(Day),
  paymentMethod: listFilter(z.enum(paymentMethodNames, 'Ce mode de paiement n’existe pas.')),
  paymentStatus: listFilter(z.enum(paymentStatuses, PAYMENT_STATUS_UNKNOWN)),
  /** Only orders pending for more than a day since placed or reset, whose vendors can act. */
  stale: flagFilter(),
  /** Only orders with open parcels of a vendor without access: rejected, suspended or deactivated. */
  stranded: flagFilter(),
  ...numberedQuery,
})
export type ListAdminOrdersQuery = z.output<typeof ListAdminOrdersQuery>

const DATE_INVALID = 'Cette date n’existe pas.'

const InstantOfDay = z.iso
  .datetime()
  .check(z.refine(instant => z.safeParse(Day, instant.slice(0, 10)).success))

/** A date or an instant; null or empty removes it. */
const DeliveryDate = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullable(
    z.pipe(
      z.union([Day, InstantOfDay], DATE_INVALID),
      z.transform((date: string) => new Date(date)),
    ),
  ),
)

export const OrderChanges = z.object({
  deliveryDate: DeliveryDate,
  /** The `deliveryDateSet` that was read: the request is refused (409 `order_changed`) when it has changed since. */
  seen: z.optional(z.nullable(Instant)),
})
export type OrderChanges = z.output<typeof OrderChanges>

/** A parcel as the administrator saw it, for conflict detection. */
const SeenParcel = z.object({
  id: Id,
  status: z.enum(orderStatuses, STATUS_UNKNOWN),
  paymentStatus: z.enum(paymentStatuses, PAYMENT_STATUS_UNKNOWN),
})
export type SeenParcel = z.infer<typeof SeenParcel>

export const SetOrderStatusBody = z.object({
  status: z.enum(orderStatuses, STATUS_UNKNOWN),
  reason: Reason,
  /** All parcels of the order: the request is refused when one has changed since. */
  seenParcels: z.optional(
    z
      .array(SeenParcel, 'Les colis sont une liste.')
      .check(z.maxLength(MAX_LINES, 'Une commande a moins de colis.')),
  ),
})
export type SetOrderStatusBody = z.output<typeof SetOrderStatusBody>
