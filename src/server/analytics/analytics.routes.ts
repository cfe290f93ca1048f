import type { adminStatsEndpoints } from '#contract/admin-stats.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readAdminStats } from './admin-stats.queries.ts'

export const analyticsRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof adminStatsEndpoints> => ({
  getAdminStats: () => readAdminStats(deps.db),
})
