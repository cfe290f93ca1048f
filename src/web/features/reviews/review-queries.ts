import type { ReviewFilters, StallReviews } from '#contract/filters.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'

/** One page of all reviews. */
export const useReviewsToModerate = (query: ReviewFilters) =>
  useStaffQuery('listReviewsToModerate', { query })

/** One page of the reviews of the vendor's products. */
export const useVendorReviews = (query: StallReviews) => useStaffQuery('listVendorReviews', { query })
