import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** Asks anew for what the programme shows, here and to visitors. */
export const readProgrammeAgain = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, 'listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities')
