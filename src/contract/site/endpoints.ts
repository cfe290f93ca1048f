import { endpoint } from '../endpoint.ts'
import { Site } from './schemas.ts'

export const siteEndpoints = {
  getSite: endpoint({
    method: 'GET',
    path: '/api/site',
    access: 'public',
    cached: ['site'],
    summary: 'Coordonnées et réglages publics du site',
    answer: Site,
  }),
}
