import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  ClosedDay,
  ClosedDaysBody,
  Round,
  RoundsBody,
  SeenListQuery,
  Zone,
  ZoneBody,
  ZoneChanges,
} from './schemas.ts'

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
  listHouseRounds: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/rounds',
    access: ['admin'],
    summary: 'Les tournées de la maison : celles des vendeurs qui n’en ont pas',
    answer: z.array(Round),
  }),
  setHouseRounds: endpoint({
    method: 'PUT',
    path: '/api/admin/delivery/rounds',
    access: ['admin'],
    refusals: ['round_zone_unknown', 'rounds_changed'],
    summary: 'Remplace les tournées de la maison, toutes à la fois',
    query: SeenListQuery,
    body: RoundsBody,
    answer: z.array(Round),
  }),
  listClosedDays: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/closed-days',
    access: ['admin'],
    summary: 'Les jours sans livraison, aussi ceux qui sont passés',
    answer: z.array(ClosedDay),
  }),
  setClosedDays: endpoint({
    method: 'PUT',
    path: '/api/admin/delivery/closed-days',
    access: ['admin'],
    refusals: ['closed_days_changed'],
    summary: 'Remplace les jours sans livraison, tous à la fois',
    query: SeenListQuery,
    body: ClosedDaysBody,
    answer: z.array(ClosedDay),
  }),
}
