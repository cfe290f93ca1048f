import type { ProblemFilters } from '#contract/filters.ts'
import { problemStatuses } from '#contract/problems/facts.ts'
import { parsePage } from '#web/page-number.ts'

const MAX_SEARCH_LENGTH = 100

/** Reads the address of the list of problems; what makes no sense there counts as absent. */
export function parseProblemSearch(raw: Record<string, unknown>): ProblemFilters {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, MAX_SEARCH_LENGTH) : ''
  const status = problemStatuses.find(known => known === raw.status)
  return { search: search || undefined, status, page: parsePage(raw.page) }
}
