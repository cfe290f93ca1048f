import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Asks anew for what the programme shows, here and to visitors. */
export const invalidateProgramme = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities')
