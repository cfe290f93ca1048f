import type { ReviewFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { reviewStates } from '#contract/reviews/facts.ts'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the URL filters of the administration's review list; invalid values are dropped. */
export const parseReviewSearch = (raw: Record<string, unknown>): ReviewFilters => ({
  search: searchText(raw.search),
  state: oneOf(reviewStates, raw.state),
  page: parsePage(raw.page),
  limit: parseLimit(raw.limit),
})
