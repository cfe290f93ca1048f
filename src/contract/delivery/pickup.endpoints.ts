import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PickupPoint, PickupPointBody, PickupPointChanges } from './pickup.schemas.ts'

/** Pickup points: public list and administration. */
export const deliveryPickupEndpoints = {
  listPickupPoints: endpoint({
    method: 'GET',
    path: '/api/delivery/pickup-points',
    access: 'public',
    cached: ['pickup points', 'zones'],
    summary: 'Les points de retrait ouverts, par zone, avec leurs horaires',
    answer: z.array(PickupPoint),
  }),
  listAdminPickupPoints: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/pickup-points',
    access: ['admin'],
    summary: 'Les points de retrait, par zone, ceux qui sont fermés compris',
    answer: z.array(PickupPoint),
  }),
  createPickupPoint: endpoint({
    method: 'POST',
    path: '/api/admin/delivery/pickup-points',
    access: ['admin'],
    status: 201,
    refusals: ['pickup_name_taken', 'pickup_zone_unknown'],
    summary: 'Ajoute un point de retrait',
    body: PickupPointBody,
    answer: PickupPoint,
  }),
  changePickupPoint: endpoint({
    method: 'PATCH',
    path: '/api/admin/delivery/pickup-points/:id',
    access: ['admin'],
    refusals: ['pickup_point_not_found', 'pickup_name_taken', 'pickup_zone_unknown'],
    summary: 'Modifie, ferme ou rouvre un point de retrait',
    params: IdParams,
    body: PickupPointChanges,
    answer: PickupPoint,
  }),
}
