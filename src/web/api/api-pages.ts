import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'

type Name = keyof Api
/** What a list gives a row of; `never` where an endpoint answers no pages. */
export type RowOf<N extends Name> = Awaited<ReturnType<Api[N]>> extends Paged<infer Row> ? Row : never
export type PagedName = { [N in Name]: [RowOf<N>] extends [never] ? never : N }[Name]
export type InputOf<N extends Name> = NonNullable<Parameters<Api[N]>[0]>

/**
 * A list of the API, page after page by its cursor, for loaders and `usePages`.
 * @param from the cursor to begin at, where it is not the beginning
 */
export function apiPages<N extends PagedName>(api: Api, name: N, input: InputOf<N>, from?: string) {
  const ask = api[name] as unknown as (input: object) => Promise<Paged<RowOf<N>>>
  const { query } = input as { query?: object }
  return infiniteQueryOptions({
    queryKey: [name, 'pages', { ...input, from }] as QueryKey,
    queryFn: ({ pageParam }) => ask({ ...input, query: { ...query, cursor: pageParam } }),
    initialPageParam: from,
    getNextPageParam: last => last.nextCursor ?? undefined,
  })
}
