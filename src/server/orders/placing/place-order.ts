import { createHash } from 'node:crypto'
import { dayOf } from '#contract/day-of.ts'
import { isPaused } from '#contract/delivery/pause.ts'
import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { pipelined } from '#database/pipelined.ts'
import { newId } from '#database/schema/columns.ts'
import { constraintOf, SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import { transactPipelined } from '#database/transact-pipelined.ts'
import { completeAddress } from '../../accounts/public.ts'
import { lockProductsForSale, type ProductForSale, reserveStock } from '../../catalogue/public.ts'
import {
  listClosedDates,
  listOpeningHours,
  lockCalendars,
  type VendorCalendar,
} from '../../delivery/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { takesOrders } from '../../pages/public.ts'
import { effectiveLimits, readSettings } from '../../settings/public.ts'
import { planDays } from '../days/plan-days.ts'
import { sentCentimes, totalOf } from '../order-totals.ts'
import { findOrderCustomer } from '../orders.queries.ts'
import { refuseUnpayable } from '../paying/refuse-unpayable.ts'
import { readOrder } from '../reading/read-order.ts'
import { writeHistory } from '../write-history.ts'
import { checkOrder, mergeLines, type OrderLine } from './check-order.ts'
import { deliveryOf, lockPlace, type OrderedDelivery } from './delivery-of.ts'
import { claimIdempotencyKey, findClaim } from './idempotency.queries.ts'
import { insertOrder } from './new-order.queries.ts'
import { lockOrderExposure, refuseBeyondLimits } from './order-limits.ts'
import { splitIntoParcels } from './split-into-parcels.ts'

type PlaceOrder = { body: PlaceOrderBody; idempotencyKey: string | null }

/**
 * Places an order in one transaction: claims the idempotency key, checks prices, plans the day of each parcel, reserves the
 * stock, inserts the order with its parcels. The same key and body return the same order. Independent statements are pipelined:
 * rows are locked for three round trips, the last of which is the commit.
 * @returns the order as its customer sees it
 * @throws Refused `not_your_account`, `zone_not_served`, `pickup_point_closed`, `phone_required`, `amount_not_payable`,
 * `product_unavailable`, `insufficient_stock`, `price_changed`, `zone_not_served_by`, `day_unavailable`, `order_limit`,
 * `shop_not_open`, `idempotency_key_reused`, `request_in_progress`, `unauthenticated` when the account is no longer a customer
 */
export async function placeOrder(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId: customerId }: SignedIn,
  { body, idempotencyKey }: PlaceOrder,
): Promise<Order> {
  if (body.customerId !== undefined && body.customerId !== customerId) refuse('not_your_account')
  const sent = mergeLines(body.items)
  const orderId = newId()
  const viewer = { as: 'customer', userId: customerId } as const
  return transactPipelined(db, async (tx, begun) => {
    const productIds = sent.map(({ productId }) => productId)
    const [
      ,
      settings,
      isOpen,
      exposure,
      earlierId,
      place,
      profile,
      products,
      calendars,
      closedDays,
      openingHours,
    ] = await pipelined([
      // Statements without effect of their own: a refused key is noticed at the end of a transaction that leaves no order.
      begun,
      readSettings(tx, config),
      takesOrders(tx, config),
      lockOrderExposure(tx, config, customerId),
      idempotencyKey === null ? null : claimKey(tx, { customerId, key: idempotencyKey, body, orderId }),
      lockPlace(tx, body),
      findOrderCustomer(tx, customerId),
      lockProductsForSale(tx, productIds),
      // After the products, for which other orders wait.
      lockCalendars(tx, productIds),
      listClosedDates(tx, dayOf(clock())),
      listOpeningHours(tx, body.delivery?.mode === 'pickup' ? body.delivery.pickupPointId : null),
    ])
    // A deleted order has deleted its key with it.
    if (earlierId !== null) return written(await readOrder(tx, viewer, earlierId))
    if (!isOpen) refuse('shop_not_open')
    const delivery = deliveryOf(body, { place, profile })
    const now = clock()
    const lines = checkOrder(body, sent, withoutPaused(products, calendars, now))
    const days = planDays({
      calendars: [...calendars.values()],
      closedDays,
      zoneId: delivery.zoneId,
      openingHours,
      wanted: body.delivery?.days ?? {},
      now,
    })
    const totalCentimes = sentCentimes(totalOf(lines))
    refuseUnpayable(body.paymentMethod, totalCentimes)
    if (exposure) refuseBeyondLimits(effectiveLimits(config, settings), exposure, { totalCentimes, now })
    const addressId = body.delivery && 'addressId' in body.delivery && body.delivery.addressId
    const [short, , , order] = await pipelined([
      reserveStock(tx, sent),
      writeOrder(tx, { orderId, customerId, body, delivery, lines, days, now }),
      addressId && profile
        ? completeAddress(tx, { ...delivery, id: addressId, userId: customerId }, profile)
        : null,
      readOrder(tx, viewer, orderId),
    ])
    if (short.length > 0) refuse('insufficient_stock')
    return written(order)
  }).catch(refuseDeletedCustomer)
}

/** Asserts that the order exists in this transaction. */
function written(order: Order | undefined): Order {
  if (!order) throw new Error('an order that was written is not there')
  return order
}

/** The customer was deleted concurrently: the foreign key of the idempotency key or of the order fails. */
function refuseDeletedCustomer(error: unknown): never {
  const isErased = sqlStateOf(error) === SQL_STATE.restrictViolation
  if (isErased || constraintOf(error)?.endsWith('_customer_id_users_id_fk')) refuse('unauthenticated')
  throw error
}

/** Products of paused vendors are visible but not for sale. */
const withoutPaused = (
  products: ReadonlyMap<string, ProductForSale>,
  calendars: ReadonlyMap<string, VendorCalendar>,
  now: Date,
): Map<string, ProductForSale> =>
  new Map(
    [...products].map(([id, product]) => {
      const { pausedUntil = null } = calendars.get(product.vendorId) ?? {}
      return [id, isPaused(pausedUntil, now) ? { ...product, isForSale: false } : product]
    }),
  )

type KeyOfOrder = { customerId: string; key: string; body: PlaceOrderBody; orderId: string }

/** Claims the key, or returns the order it made before. */
async function claimKey(
  tx: Transaction,
  { customerId, key, body, orderId }: KeyOfOrder,
): Promise<string | null> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
  if (await claimIdempotencyKey(tx, { customerId, key, bodyHash, orderId })) return null
  const claim = await findClaim(tx, customerId, key)
  if (!claim) return refuse('request_in_progress')
  if (!claim.bodyHash.equals(bodyHash)) refuse('idempotency_key_reused')
  return claim.orderId
}

type NewOrder = {
  orderId: string
  customerId: string
  body: PlaceOrderBody
  delivery: OrderedDelivery
  lines: OrderLine[]
  /** Of each vendor's parcel. */
  days: ReadonlyMap<string, string | null>
  now: Date
}

/** Pipelines all inserts, each row after those it refers to. */
async function writeOrder(
  tx: Transaction,
  { orderId, customerId, body, delivery, lines, days, now }: NewOrder,
): Promise<void> {
  const parcels = splitIntoParcels(lines).map(parcel => ({
    ...parcel,
    id: newId(),
    plannedOn: days.get(parcel.vendorId) ?? null,
  }))
  const items = parcels.flatMap(parcel =>
    parcel.lines.map(line => ({
      parcelId: parcel.id,
      productId: line.id,
      productName: line.name,
      quantity: line.quantity,
      price: line.price,
    })),
  )
  await pipelined([
    insertOrder(
      tx,
      {
        id: orderId,
        customerId,
        total: totalOf(lines),
        paymentMethod: body.paymentMethod,
        ...delivery,
        notes: body.notes || null,
        answerAwaitedSince: now,
        createdAt: now,
      },
      { parcels, items },
    ),
    writeHistory(
      tx,
      orderId,
      parcels.map(({ id }) => ({
        parcelId: id,
        kind: 'status' as const,
        actor: 'customer' as const,
        actorId: customerId,
        fromStatus: null,
        toStatus: 'pending',
        reason: null,
        createdAt: now,
      })),
    ),
  ])
}
