import { endpoint } from '../endpoint.ts'
import { AdminStats } from './stats.schemas.ts'

export const analyticsStatsEndpoints = {
  getAdminStats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    access: ['admin'],
    summary: 'Les chiffres du marché, et ce qui attend une décision',
    answer: AdminStats,
  }),
}
