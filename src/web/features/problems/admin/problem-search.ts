import type { ProblemFilters } from '#contract/filters.ts'
import { oneOf } from '#contract/one-of.ts'
import { problemStatuses } from '#contract/problems/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Parses the search params; invalid values are ignored. */
export function parseProblemSearch(raw: Record<string, unknown>): ProblemFilters {
  const status = oneOf(problemStatuses, raw.status)
  return { search: searchText(raw.search), status, page: parsePage(raw.page) }
}
