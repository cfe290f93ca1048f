import { endpoint } from '../endpoint.ts'
import { Market } from './market.schemas.ts'
import { Site } from './schemas.ts'

export const siteEndpoints = {
  getSite: endpoint({
    method: 'GET',
    path: '/api/site',
    access: 'public',
    cached: ['site', 'today'],
    summary: 'Coordonnées et réglages publics du site',
    answer: Site,
  }),
  getMarket: endpoint({
    method: 'GET',
    path: '/api/market',
    access: 'public',
    cached: ['vendors', 'catalogue', 'zones', 'pickup points'],
    summary: 'Le marché en chiffres, et où sont ses producteurs',
    answer: Market,
  }),
}
