import type { analyticsEndpoints } from '#contract/analytics/endpoints.ts'
import { DEFAULT_PERIOD } from '#contract/analytics/facts.ts'
import type { analyticsStatsEndpoints } from '#contract/analytics/stats.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readAdminStats } from './admin-stats.queries.ts'
import { exportTable } from './exports/export-table.ts'
import { readAnalytics } from './read-analytics.ts'

export const analyticsRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof analyticsStatsEndpoints | keyof typeof analyticsEndpoints> => ({
  getAdminStats: () => readAdminStats(deps.db),
  getAnalytics: ({ query: { period = DEFAULT_PERIOD } }) => readAnalytics(deps, period),
  exportOrders: ({ query: { ids } }, { sessions: { admin }, recordSecurityEvent }) => {
    recordSecurityEvent('export.made', admin.userId)
    return exportTable(deps, admin, 'orders', ids)
  },
  exportProducts: ({ query: { ids } }, { sessions: { admin } }) => exportTable(deps, admin, 'products', ids),
  exportUsers: ({ query: { ids } }, { sessions: { admin }, recordSecurityEvent }) => {
    recordSecurityEvent('export.made', admin.userId)
    return exportTable(deps, admin, 'users', ids)
  },
  exportRevenue: ({ query: { ids } }, { sessions: { admin } }) => exportTable(deps, admin, 'revenue', ids),
})
