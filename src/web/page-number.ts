import { MAX_ROWS } from '#contract/list-limits.ts'

const LAST_PAGE = 1_000_000

/** The number of a page as an address says it; undefined for the first page and for what is no page. */
export function parsePage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined
}

/** How many rows of a list an address wants in sight: as many as there may be, or what is usual. */
export const parseLimit = (value: unknown): number | undefined =>
  Number(value) === MAX_ROWS ? MAX_ROWS : undefined
