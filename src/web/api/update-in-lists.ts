import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'

/** Cached form of a list: rows, one page, or several pages. */
type Listed<Row> = readonly Row[] | Paged<Row> | InfiniteData<Paged<Row>>

/** Replaces an item in all cached lists of an endpoint by the server's latest answer, before they are refetched. */
export function updateInLists<Row extends { id: string }>(
  queryClient: QueryClient,
  list: keyof Api,
  changed: Row,
): void {
  const inRows = (rows: readonly Row[]): Row[] => rows.map(row => (row.id === changed.id ? changed : row))
  const inPage = (page: Paged<Row>): Paged<Row> => ({ ...page, items: inRows(page.items) })
  queryClient.setQueriesData<Listed<Row>>({ queryKey: [list] }, cached => {
    if (!cached) return cached
    if ('pages' in cached) return { ...cached, pages: cached.pages.map(inPage) }
    return 'items' in cached ? inPage(cached) : inRows(cached)
  })
}
