import * as z from 'zod/mini'
import { numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ListSecurityEventsQuery, SecurityEvent } from './schemas.ts'

export const securityEndpoints = {
  listSecurityEvents: endpoint({
    method: 'GET',
    path: '/api/admin/security-events',
    access: ['admin'],
    summary: 'Ce qui est arrivé aux portes du site : refus, échecs, secrets changés ; le plus récent d’abord',
    query: ListSecurityEventsQuery,
    answer: z.object(numberedAnswer(SecurityEvent)),
  }),
}
