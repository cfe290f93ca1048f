import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'

/** Shows a thing as the server has just answered it in every list of its kind that is open, before they are read again. */
export function replaceInPages<Thing extends { id: string }>(
  queryClient: QueryClient,
  list: keyof Api,
  changed: Thing,
): void {
  const replaceIn = (page: Paged<Thing>) => ({
    ...page,
    items: page.items.map(thing => (thing.id === changed.id ? changed : thing)),
  })
  queryClient.setQueriesData<InfiniteData<Paged<Thing>>>(
    { queryKey: [list, 'pages'] },
    known => known && { ...known, pages: known.pages.map(replaceIn) },
  )
}
