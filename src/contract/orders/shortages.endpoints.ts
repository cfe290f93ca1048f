import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { LowerParcelBody } from './lower-parcel.schemas.ts'
import { Order, Reason } from './schemas.ts'

/** Shortages: reductions of a parcel by its vendor, and the customer's reaction. */
export const ordersShortagesEndpoints = {
  lowerParcel: endpoint({
    method: 'PATCH',
    path: '/api/vendor/parcels/:id/items',
    access: ['vendor'],
    refusals: [
      'parcel_not_found',
      'item_not_found',
      'move_not_allowed',
      'order_not_paid',
      'quantity_too_high',
    ],
    summary: 'Le vendeur retire de son colis ce qu’il n’a pas',
    params: IdParams,
    body: LowerParcelBody,
    answer: Order,
  }),
  cancelParcel: endpoint({
    method: 'PATCH',
    path: '/api/customer/parcels/:id/cancel',
    access: ['customer'],
    refusals: ['parcel_not_found', 'move_not_allowed'],
    summary: 'Le client annule un colis où il manque quelque chose',
    params: IdParams,
    body: z.object({ reason: Reason }),
    answer: Order,
  }),
}
