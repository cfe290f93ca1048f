import * as z from 'zod/mini'
import { blankable } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { analyticsPeriods } from './facts.ts'
import { Analytics, csv } from './schemas.ts'

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    access: ['admin'],
    summary: 'Les chiffres du marché sur une période',
    query: z.object({ period: blankable(z.enum(analyticsPeriods, 'Cette période n’existe pas.')) }),
    answer: Analytics,
  }),
  exportOrders: endpoint({
    ...csv,
    path: '/api/admin/exports/orders.csv',
    secondFactor: 'fresh',
    summary: 'Toutes les commandes en CSV (point-virgule, UTF-8 avec BOM)',
  }),
  exportProducts: endpoint({
    ...csv,
    path: '/api/admin/exports/products.csv',
    summary: 'Tous les produits en CSV',
  }),
  exportUsers: endpoint({
    ...csv,
    path: '/api/admin/exports/users.csv',
    secondFactor: 'fresh',
    summary: 'Tous les comptes en CSV',
  }),
  exportRevenue: endpoint({
    ...csv,
    path: '/api/admin/exports/revenue.csv',
    summary: 'Le revenu de chaque vendeur en CSV',
  }),
}
