import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListRefundsQuery } from '#contract/refunds.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { refreshAdmin } from '#web/features/accounts/session.ts'
import { useShutOut } from '#web/features/accounts/use-shut-out.ts'

export type RefundFilters = Partial<Pick<ListRefundsQuery, 'status' | 'search' | 'page'>>

/** One page of the refunds; the one before stays in sight while it comes. */
export function useRefunds(query: RefundFilters) {
  const result = useQuery({
    ...apiQuery(useApi(), 'listRefunds', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const queryClient = useQueryClient()
  useShutOut(result.error, () => void refreshAdmin(queryClient))
  return result
}

/** What is owed to vendors, and one page of the payouts. */
export function usePayouts(page: number | undefined) {
  const result = useQuery({
    ...apiQuery(useApi(), 'listPayouts', { query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const queryClient = useQueryClient()
  useShutOut(result.error, () => void refreshAdmin(queryClient))
  return result
}
