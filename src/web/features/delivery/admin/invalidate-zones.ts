import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates the zones, also for the selects. */
export const invalidateZones = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminZones', 'listZones')
