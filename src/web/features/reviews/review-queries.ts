import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewFilters, StallReviews } from '#contract/filters.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { refreshAdmin, refreshVendor } from '#web/features/accounts/staff-session.ts'
import { useShutOut } from '#web/features/accounts/use-shut-out.ts'

/** One page of all reviews; the one before stays in sight while it comes. */
export function useReviewsToModerate(query: ReviewFilters) {
  const result = useQuery({
    ...apiQuery(useApi(), 'listReviewsToModerate', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const queryClient = useQueryClient()
  useShutOut(result.error, () => void refreshAdmin(queryClient))
  return result
}

/** One page of the reviews of the vendor's products. */
export function useVendorReviews({ state, page }: StallReviews) {
  const result = useQuery({
    ...apiQuery(useApi(), 'listVendorReviews', { query: { state, page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const queryClient = useQueryClient()
  useShutOut(result.error, () => void refreshVendor(queryClient))
  return result
}
