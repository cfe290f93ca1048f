import { MAX_ROWS } from '#contract/list-limits.ts'

const LAST_PAGE = 1_000_000

/** The page number of a URL parameter; undefined for the first page and for invalid values. */
export function parsePage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined
}

/** The page size of a URL parameter: the maximum, or undefined for the usual size. */
export const parseLimit = (value: unknown): number | undefined =>
  Number(value) === MAX_ROWS ? MAX_ROWS : undefined
