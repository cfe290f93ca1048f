import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Activity, Phase } from './schemas.ts'

export const activitiesEndpoints = {
  listPhases: endpoint({
    method: 'GET',
    path: '/api/phases',
    access: 'public',
    cached: ['activities'],
    summary: 'Les phases du programme, avec leurs albums et leurs images',
    answer: z.array(Phase),
  }),
  listActivities: endpoint({
    method: 'GET',
    path: '/api/activities',
    access: 'public',
    cached: ['activities'],
    summary: 'Les activités du programme, de la plus récente à la plus ancienne',
    answer: z.array(Activity),
  }),
}
