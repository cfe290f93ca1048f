import type { TrackedOrder } from '#contract/orders/tracking.schemas.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { hashOfToken } from '../../util/secret-token.ts'
import { readOrder } from '../reading/read-order.ts'
import { findSharedOrder } from './order-shares.queries.ts'

const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/**
 * Finds the order of a tracking link.
 * @throws Refused `tracking_not_found`
 */
export async function findTrackedOrder(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ orderId: string; fullName: string }> {
  return (await findSharedOrder(db, hashOfToken(token))) ?? refuse('tracking_not_found')
}

/**
 * What anyone with a tracking link may see. Lists each field explicitly, so that fields added to orders stay private. Omits
 * reasons, since people write names and numbers there.
 * @throws Refused `tracking_not_found`
 */
export async function readTrackedOrder(deps: Pick<Deps, 'db'>, token: string): Promise<TrackedOrder> {
  const { orderId, fullName } = await findTrackedOrder(deps, token)
  const order = (await readOrder(deps.db, { as: 'admin' }, orderId)) ?? refuse('tracking_not_found')
  return {
    number: order.number,
    firstName: firstWord(fullName),
    status: order.status,
    payBefore: order.payBefore,
    createdAt: order.createdAt,
    deliveryMode: order.delivery.mode,
    zone: order.delivery.zone,
    pickupPoint: order.delivery.pickupPoint,
    parcels: order.parcels.map(parcel => ({
      id: parcel.id,
      vendor: { businessName: parcel.vendor.businessName },
      status: parcel.status,
      plannedOn: parcel.plannedOn,
      items: order.items
        .filter(item => item.parcelId === parcel.id && item.quantity > 0)
        .map(({ id, product: { name, unit }, quantity }) => ({ id, name, quantity, unit })),
    })),
    events: order.events
      .filter(event => event.kind === 'status')
      .map(({ parcelId, to, createdAt }) => ({ parcelId, to, createdAt })),
  }
}
