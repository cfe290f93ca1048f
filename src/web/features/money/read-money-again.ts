import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'

/** Reads again what administrators see of money owed and sent: whatever is done about one part of it changes the others. */
export const readMoneyAgain = (queryClient: QueryClient): Promise<void> =>
  readAgain(
    queryClient,
    'listOwed',
    'listPayouts',
    'listRefunds',
    'listTransfers',
    'previewTransfers',
    'getTodo',
  )
