import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Zone } from './schemas.ts'

export const deliveryEndpoints = {
  listZones: endpoint({
    method: 'GET',
    path: '/api/delivery/zones',
    access: 'public',
    cached: ['zones'],
    summary: 'Les zones de livraison dans leur ordre, celles qui sont fermées comprises',
    answer: z.array(Zone),
  }),
}
