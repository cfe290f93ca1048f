import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates the programme's queries, public ones included. */
export const invalidateProgramme = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(queryClient, 'listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities')
