import { deliveryLine } from '#contract/delivery/delivery-line.ts'
import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { isPayable } from '#contract/orders/payment-states.ts'
import type { Order, OrderEvent, OrderRefund, Parcel } from '#contract/orders/schemas.ts'
import { owedOfRefund } from '../../ledger/public.ts'
import {
  allowedMovesOf,
  canSwitchToCash,
  isCancellableAlone,
  isCancellableByAdmin,
  isCancellableByCustomer,
  isCashDue,
  isDayMovable,
  isLowerable,
} from '../order-states.ts'
import { payBefore } from '../paying/pay-deadline.ts'
import type { OrderRows, Viewer } from './read-orders.queries.ts'

type Rows<Key extends keyof OrderRows> = OrderRows[Key][number]

const answerParcel = ({ parcel, vendor, deliveryCode }: Rows<'parcels'>): Parcel => ({
  id: parcel.id,
  vendorId: parcel.vendorId,
  vendor,
  status: parcel.status,
  paymentStatus: parcel.paymentStatus,
  subtotal: parcel.subtotal,
  plannedOn: parcel.plannedOn,
  deliveredWith: parcel.deliveredWith,
  ...(deliveryCode !== null && { deliveryCode }),
})

const answerPickupPoint = ({
  order: { pickupPointId: id, pickupName: name, pickupAddress: address },
  openingHours,
  pointPhone: phone,
}: Pick<Rows<'orders'>, 'order' | 'openingHours' | 'pointPhone'>): Delivery['pickupPoint'] =>
  // A constraint makes the columns all null or none.
  id === null ? null : { id, name: name!, address: address!, phone: phone!, openingHours }

const answerDelivery = ({ order, zone, openingHours, pointPhone }: Rows<'orders'>): Delivery => ({
  mode: order.deliveryMode,
  recipientName: order.recipientName,
  phone: order.phone,
  zone,
  directions: order.directions,
  latitude: order.latitude,
  longitude: order.longitude,
  pickupPoint: answerPickupPoint({ order, openingHours, pointPhone }),
})

/** The last planned day of an order; null when unknown. */
function latestDay(parcels: readonly Parcel[]): string | null {
  const days = parcels.flatMap(({ status, plannedOn }) =>
    status === 'cancelled' || !plannedOn ? [] : [plannedOn],
  )
  const last = days.sort().at(-1)
  return last ? new Date(last).toISOString() : null
}

const answerItem = (
  { item, product }: Rows<'items'>,
  { businessName }: Parcel['vendor'],
): Order['items'][number] => ({
  id: item.id,
  productId: item.productId,
  parcelId: item.parcelId,
  quantity: item.quantity,
  orderedQuantity: item.quantity + item.missing,
  price: item.price,
  product: { ...product, vendor: { businessName } },
})

const answerEvent = (event: Rows<'events'>): OrderEvent => ({
  id: event.id,
  parcelId: event.parcelId,
  kind: event.kind,
  actor: event.actor,
  from: event.fromStatus,
  to: event.toStatus,
  reason: event.reason,
  createdAt: event.createdAt.toISOString(),
})

/** Converts the instants, which come from JSON in the database's format. */
const answerRefund = (refund: Rows<'orders'>['refunds'][number]): OrderRefund => ({
  ...refund,
  owed: owedOfRefund(refund),
  createdAt: new Date(refund.createdAt).toISOString(),
  settledAt: refund.settledAt && new Date(refund.settledAt).toISOString(),
})

/** Parcels that the viewer may cancel separately. */
function cancellableAlone(
  viewer: Viewer,
  parcels: readonly Parcel[],
  items: readonly Rows<'items'>[],
): Parcel[] {
  if (viewer.as === 'admin') return parcels.filter(isCancellableByAdmin)
  if (viewer.as === 'vendor') return []
  return parcels.filter(parcel =>
    isCancellableAlone(
      parcel,
      items.flatMap(({ item }) => (item.parcelId === parcel.id ? [item] : [])),
    ),
  )
}

/** Permitted actions of the viewer. */
function permissions(
  viewer: Viewer,
  { order, hasOpenPayment }: Rows<'orders'>,
  parcels: readonly Parcel[],
  items: readonly Rows<'items'>[],
): Order['can'] {
  const isCustomer = viewer.as === 'customer'
  const [parcel] = parcels
  return {
    cancel: isCustomer && isCancellableByCustomer(parcels.map(({ status }) => status)),
    pay: isCustomer && isPayable(order),
    payOnDelivery: isCustomer && canSwitchToCash(order, parcels) && !hasOpenPayment,
    moveTo: viewer.as === 'vendor' && parcel ? [...allowedMovesOf(parcel, order.paymentMethod)] : [],
    lowerItems: viewer.as === 'vendor' && parcel !== undefined && isLowerable(parcel, order.paymentMethod),
    moveDay: viewer.as === 'vendor' && parcel !== undefined && isDayMovable(parcel),
    cancelParcels: cancellableAlone(viewer, parcels, items).map(({ id }) => id),
    confirmPayment: viewer.as === 'vendor' && parcel !== undefined && isCashDue(parcel, order.paymentMethod),
  }
}

type OrderRow = Rows<'orders'>['order']

const dateOfOrder = ({ deliveryDate }: OrderRow, parcels: readonly Parcel[]): string | null =>
  deliveryDate?.toISOString() ?? latestDay(parcels)

/** Maps rows to orders as their viewer may see them. */
export function answerOrders(viewer: Viewer, rows: OrderRows): Order[] {
  const parcelsOf = Map.groupBy(rows.parcels, row => row.parcel.orderId)
  const itemsOf = Map.groupBy(rows.items, row => row.item.orderId)
  const eventsOf = Map.groupBy(rows.events, row => row.orderId)
  return rows.orders.map(row => {
    const { order, customer, refunds } = row
    const delivery = answerDelivery(row)
    const parcels = (parcelsOf.get(order.id) ?? []).map(answerParcel)
    const parcelOf = new Map(parcels.map(parcel => [parcel.id, parcel]))
    const events = eventsOf.get(order.id) ?? []
    // A vendor sees its own parcel as if it were the whole order.
    const seen = viewer.as === 'vendor' ? parcels[0] : undefined
    return {
      id: order.id,
      number: orderNumber(order.serial),
      customerId: order.customerId,
      total: seen?.subtotal ?? order.total,
      status: seen?.status ?? order.status,
      paymentMethod: order.paymentMethod,
      paymentStatus: seen?.paymentStatus ?? order.paymentStatus,
      delivery,
      deliveryAddress: deliveryLine(delivery),
      deliveryDate: seen?.status === 'cancelled' ? null : dateOfOrder(order, parcels),
      notes: order.notes,
      createdAt: order.createdAt.toISOString(),
      payBefore: payBefore(order, events)?.toISOString() ?? null,
      customer: viewer.as === 'vendor' ? { ...customer, username: null } : customer,
      items: (itemsOf.get(order.id) ?? []).flatMap(row => {
        const parcel = parcelOf.get(row.item.parcelId)
        return parcel ? [answerItem(row, parcel.vendor)] : []
      }),
      parcels,
      events: events
        .filter(event => event.parcelId === null || parcelOf.has(event.parcelId))
        .map(answerEvent),
      refunds: viewer.as === 'vendor' ? [] : refunds.map(answerRefund),
      can: permissions(viewer, row, parcels, itemsOf.get(order.id) ?? []),
    }
  })
}
