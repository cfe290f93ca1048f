import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** Asks anew for the zones, here and where one chooses among them. */
export const readZonesAgain = (queryClient: QueryClient): Promise<void> =>
  readAgain(queryClient, 'listAdminZones', 'listZones')
