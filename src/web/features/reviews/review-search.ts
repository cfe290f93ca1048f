import type { ReviewFilters } from '#contract/filters.ts'
import { reviewStates } from '#contract/reviews/facts.ts'
import { parsePage } from '#web/page-number.ts'

const MAX_SEARCH_LENGTH = 100

/** Reads the address of the administration's list of reviews; what makes no sense there counts as absent. */
export function parseReviewSearch(raw: Record<string, unknown>): ReviewFilters {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : ''
  const state = reviewStates.find(known => known === raw.state)
  return { search: search || undefined, state, page: parsePage(raw.page) }
}
