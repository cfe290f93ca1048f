import * as z from 'zod/mini'
import { Day, IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Order, Reason } from './schemas.ts'

export const ordersDaysEndpoints = {
  setParcelDay: endpoint({
    method: 'PATCH',
    path: '/api/vendor/parcels/:id/day',
    access: ['vendor'],
    refusals: ['parcel_not_found', 'move_not_allowed', 'moved_too_often', 'day_unavailable'],
    summary: 'Le vendeur livre son colis un autre jour, tant qu’il n’est pas expédié ; le client l’apprend',
    params: IdParams,
    body: z.object({ plannedOn: Day, reason: Reason }),
    answer: Order,
  }),
}
