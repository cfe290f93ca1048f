import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** Invalidates all administration data on money owed and sent: every action affects several lists. */
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
