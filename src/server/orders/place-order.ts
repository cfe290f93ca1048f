import { createHash } from 'node:crypto'
import type { PlaceOrderBody } from '#contract/orders.ts'
import { payableCentimes } from '#contract/payments.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { lockProductsForSale, reserveStock } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { checkOrder, mergeLines, type OrderLine } from './check-order.ts'
import { claimIdempotencyKey, findClaim } from './idempotency.queries.ts'
import { sentCentimes, totalOf } from './order-totals.ts'
import { insertItems, insertOrder, insertParcels } from './orders.queries.ts'
import { splitIntoParcels } from './split-into-parcels.ts'
import { writeHistory } from './write-history.ts'

type PlaceOrder = { body: PlaceOrderBody; idempotencyKey: string | null }

/**
 * Places an order in one transaction: claims the idempotency key, checks prices, takes the stock, writes the order with
 * its parcels. Called again with the same key and body it gives the same order.
 * @returns the order's id
 * @throws Refused `not_your_account`, `amount_not_payable`, `product_unavailable`, `insufficient_stock`,
 * `price_changed`, `idempotency_key_reused`
 */
export async function placeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: SignedIn,
  { body, idempotencyKey }: PlaceOrder,
): Promise<string> {
  if (body.customerId !== undefined && body.customerId !== customer.userId) refuse('not_your_account')
  const orderId = newId()
  return db.transaction(async tx => {
    if (idempotencyKey !== null) {
      const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
      const claimed = await claimIdempotencyKey(tx, {
        customerId: customer.userId,
        key: idempotencyKey,
        bodyHash,
        orderId,
      })
      if (!claimed) return replay(tx, customer.userId, idempotencyKey, bodyHash)
    }
    const lines = await takeLines(tx, body)
    checkPayable(body, lines)
    await writeOrder(tx, { orderId, customerId: customer.userId, body, lines, now: clock() })
    return orderId
  })
}

/** The order that this key already made. */
async function replay(tx: Transaction, customerId: string, key: string, bodyHash: Buffer): Promise<string> {
  const claim = await findClaim(tx, customerId, key)
  if (!claim) return refuse('request_in_progress')
  if (!claim.bodyHash.equals(bodyHash)) refuse('idempotency_key_reused')
  return claim.orderId
}

/** Locks today's products, refuses what differs from what the customer saw, and takes the stock. */
async function takeLines(tx: Transaction, body: PlaceOrderBody): Promise<OrderLine[]> {
  const sent = mergeLines(body.items)
  const products = await lockProductsForSale(
    tx,
    sent.map(line => line.productId),
  )
  const lines = checkOrder(body, sent, products)
  const short = await reserveStock(tx, sent)
  if (short.length > 0) refuse('insufficient_stock')
  return lines
}

function checkPayable(body: PlaceOrderBody, lines: readonly OrderLine[]): void {
  const centimes = sentCentimes(totalOf(lines))
  const isPayable = centimes >= payableCentimes.min && centimes <= payableCentimes.max
  if (body.paymentMethod === 'cinetpay' && !isPayable) refuse('amount_not_payable')
}

type NewOrder = { orderId: string; customerId: string; body: PlaceOrderBody; lines: OrderLine[]; now: Date }

async function writeOrder(
  tx: Transaction,
  { orderId, customerId, body, lines, now }: NewOrder,
): Promise<void> {
  const parcels = splitIntoParcels(lines).map(parcel => ({ ...parcel, id: newId(), orderId }))
  await insertOrder(tx, {
    id: orderId,
    customerId,
    total: totalOf(lines),
    paymentMethod: body.paymentMethod,
    deliveryAddress: body.deliveryAddress,
    notes: body.notes || null,
    createdAt: now,
  })
  await insertParcels(
    tx,
    parcels.map(({ id, vendorId, subtotal }) => ({ id, orderId, vendorId, subtotal, createdAt: now })),
  )
  await insertItems(
    tx,
    parcels.flatMap(parcel =>
      parcel.lines.map(line => ({
        orderId,
        parcelId: parcel.id,
        productId: line.id,
        productName: line.name,
        quantity: line.quantity,
        price: line.price,
      })),
    ),
  )
  await writeHistory(
    tx,
    orderId,
    parcels.map(parcel => ({
      parcelId: parcel.id,
      kind: 'status' as const,
      actor: 'customer' as const,
      actorId: customerId,
      fromStatus: null,
      toStatus: 'pending',
      createdAt: now,
    })),
  )
}
