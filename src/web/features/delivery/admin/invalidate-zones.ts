import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Asks anew for the zones, here and where one chooses among them. */
export const invalidateZones = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminZones', 'listZones')
