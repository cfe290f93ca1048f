import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Paged } from '#contract/endpoint.ts'

type PagesOptions<Row> = UseInfiniteQueryOptions<
  Paged<Row>,
  Error,
  InfiniteData<Paged<Row>>,
  QueryKey,
  string | undefined
>

/** A list of `apiPages`: `data` is the rows loaded so far, `total` counts all. */
export function usePages<Row>(options: PagesOptions<Row>) {
  const query = useInfiniteQuery(options)
  const pages = query.data?.pages
  return { ...query, data: pages?.flatMap(({ items }) => items), total: pages?.at(-1)?.total ?? 0 }
}
