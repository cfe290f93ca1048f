const LAST_PAGE = 1_000_000

/** The number of a page as an address says it; undefined for the first page and for what is no page. */
export function parsePage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined
}
