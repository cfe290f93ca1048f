import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'

type Name = keyof Api
/** The row type of a list endpoint; `never` for others. */
export type RowOf<N extends Name> = Awaited<ReturnType<Api[N]>> extends Paged<infer Row> ? Row : never
export type PagedName = { [N in Name]: [RowOf<N>] extends [never] ? never : N }[Name]
export type InputOf<N extends Name> = NonNullable<Parameters<Api[N]>[0]>

/** One page of a list. */
export function fetchPage<N extends PagedName>(
  api: Api,
  name: N,
  input: InputOf<N>,
  page: { cursor: string | undefined; limit?: number },
): Promise<Paged<RowOf<N>>> {
  const ask = api[name] as unknown as (input: object) => Promise<Paged<RowOf<N>>>
  const { query } = input as { query?: object }
  return ask({ ...input, query: { ...query, ...page } })
}

/**
 * A cursor-paged list as infinite query options, for loaders and `usePages`.
 * @param from the cursor to start at
 */
export function apiPages<N extends PagedName>(api: Api, name: N, input: InputOf<N>, from?: string) {
  return infiniteQueryOptions({
    queryKey: [name, 'pages', { ...input, from }] as QueryKey,
    queryFn: ({ pageParam }) => fetchPage(api, name, input, { cursor: pageParam }),
    initialPageParam: from,
    getNextPageParam: last => last.nextCursor ?? undefined,
  })
}
