import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Zone, ZoneBody, ZoneChanges } from './schemas.ts'

export const deliveryAdminEndpoints = {
  listAdminZones: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/zones',
    access: ['admin'],
    summary: 'Les zones de livraison dans leur ordre',
    answer: z.array(Zone),
  }),
  createZone: endpoint({
    method: 'POST',
    path: '/api/admin/delivery/zones',
    access: ['admin'],
    status: 201,
    refusals: ['zone_name_taken'],
    summary: 'Ajoute une zone, à la fin de la liste',
    body: ZoneBody,
    answer: Zone,
  }),
  changeZone: endpoint({
    method: 'PATCH',
    path: '/api/admin/delivery/zones/:id',
    access: ['admin'],
    refusals: ['zone_not_found', 'zone_name_taken'],
    summary: 'Renomme, ferme, rouvre ou déplace une zone',
    params: IdParams,
    body: ZoneChanges,
    answer: Zone,
  }),
}
