import * as z from 'zod/mini'
import { Amount, blankable, Day, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { paymentAttemptStatuses, paymentMethodNames } from '../payments/facts.ts'
import { orderStatuses, paymentStatuses } from './facts.ts'
import { MAX_LINES } from './order-size.ts'
import { Order, OrderEvent, Reason } from './schemas.ts'

const STATUS_UNKNOWN = 'Ce statut n’existe pas.'
const PAYMENT_STATUS_UNKNOWN = 'Ce statut de paiement n’existe pas.'

/** An order in the administration's list. */
export const ListedOrder = z.extend(Order, {
  /** Its total, by the name that this list has for it. */
  totalAmount: Amount,
  /** The date that an administrator set, or when it was delivered; null where the days of its parcels count. */
  deliveryDateSet: z.nullable(Instant),
})
export type ListedOrder = z.infer<typeof ListedOrder>

/** An order as the administration sees it: with its money, and who did what. */
export const AdminOrder = z.extend(ListedOrder, {
  /** Each attempt to pay it online, the first one first. */
  payments: z.array(
    z.object({
      id: Id,
      transactionId: z.string(),
      amount: Amount,
      status: z.enum(paymentAttemptStatuses),
      method: z.nullable(z.string()),
      createdAt: Instant,
      /** When it paid the order; null where it did not. */
      settledAt: z.nullable(Instant),
    }),
  ),
  /** Its events again, with the user name of who did them; null for the system, and for accounts that are gone. */
  history: z.array(z.extend(OrderEvent, { actorUsername: z.nullable(z.string()) })),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const ListAdminOrdersQuery = z.object({
  /** An order's number or id, or words of the customer's name, e-mail or phone, or of the recipient's name or phone. */
  search: blankable(SearchText),
  status: listFilter(z.enum(orderStatuses, STATUS_UNKNOWN)),
  /** Only those that are to arrive on this day, or were: by the date that an administrator set, else by the days of their parcels. */
  day: blankable(Day),
  paymentMethod: listFilter(z.enum(paymentMethodNames, 'Ce mode de paiement n’existe pas.')),
  paymentStatus: listFilter(z.enum(paymentStatuses, PAYMENT_STATUS_UNKNOWN)),
  /** Only those that are pending for more than a day since they were placed or put back, although nothing hinders their vendors. */
  stale: blankable(z.literal('1', 'Ce filtre n’a que la valeur 1.')),
  /** Only those with a parcel under way whose vendor may not enter: rejected, suspended or deactivated. */
  stranded: blankable(z.literal('1', 'Ce filtre n’a que la valeur 1.')),
  ...numberedQuery,
})
export type ListAdminOrdersQuery = z.output<typeof ListAdminOrdersQuery>

const DATE_INVALID = 'Cette date n’existe pas.'

const InstantOfDay = z.iso
  .datetime()
  .check(z.refine(instant => z.safeParse(Day, instant.slice(0, 10)).success))

/** A day as a date field gives it, or an instant; null, or nothing typed, takes the date away. */
const DeliveryDate = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullable(
    z.pipe(
      z.union([Day, InstantOfDay], DATE_INVALID),
      z.transform((date: string) => new Date(date)),
    ),
  ),
)

export const OrderChanges = z.object({ deliveryDate: DeliveryDate })

/** A parcel as an administrator saw it before deciding on its order. */
const SeenParcel = z.object({
  id: Id,
  status: z.enum(orderStatuses, STATUS_UNKNOWN),
  paymentStatus: z.enum(paymentStatuses, PAYMENT_STATUS_UNKNOWN),
})
export type SeenParcel = z.infer<typeof SeenParcel>

export const SetOrderStatusBody = z.object({
  status: z.enum(orderStatuses, STATUS_UNKNOWN),
  reason: Reason,
  /** All parcels of the order: where one has moved or was paid since, nothing is changed. */
  seenParcels: z.optional(
    z
      .array(SeenParcel, 'Les colis sont une liste.')
      .check(z.maxLength(MAX_LINES, 'Une commande a moins de colis.')),
  ),
})
export type SetOrderStatusBody = z.output<typeof SetOrderStatusBody>
