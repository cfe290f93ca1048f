import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Reads again what administrators see of money owed and sent: whatever is done about one part of it changes the others. */
export const invalidateMoney = (queryClient: QueryClient): Promise<void> =>
  invalidateQueries(
    queryClient,
    'listOwed',
    'listPayouts',
    'listRefunds',
    'listTransfers',
    'previewTransfers',
    'getTodo',
  )
