import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Calendar, Round, RoundsBody, SeenListQuery, Zone } from './schemas.ts'

export const deliveryEndpoints = {
  listZones: endpoint({
    method: 'GET',
    path: '/api/delivery/zones',
    access: 'public',
    cached: ['zones'],
    summary: 'Les zones de livraison dans leur ordre, celles qui sont fermées comprises',
    answer: z.array(Zone),
  }),
  getCalendar: endpoint({
    method: 'GET',
    path: '/api/delivery/vendors/:id',
    access: 'public',
    cached: ['delivery days', 'vendors'],
    refusals: ['producer_not_found'],
    summary: 'Les tournées d’un producteur et les jours sans livraison',
    params: IdParams,
    answer: Calendar,
  }),
  listVendorRounds: endpoint({
    method: 'GET',
    path: '/api/vendor/rounds',
    access: ['vendor'],
    summary: 'Les tournées du vendeur ; aucune : celles de la maison',
    answer: z.array(Round),
  }),
  setVendorRounds: endpoint({
    method: 'PUT',
    path: '/api/vendor/rounds',
    access: ['vendor'],
    refusals: ['round_zone_unknown', 'rounds_changed'],
    summary: 'Remplace les tournées du vendeur, toutes à la fois',
    query: SeenListQuery,
    body: RoundsBody,
    answer: z.array(Round),
  }),
}
