import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Api } from '#contract/contract.ts'

type Name = keyof Api
type InputOf<N extends Name> = Parameters<Api[N]>[0]
type AnswerOf<N extends Name> = Awaited<ReturnType<Api[N]>>

/** The query key of an endpoint; without input, the key prefix of all its queries. */
export function apiKey<N extends Name>(name: N, input?: InputOf<N>) {
  return input === undefined ? ([name] as const) : ([name, input] as const)
}

/** Query options of an API call, for loaders (`ensureQueryData`) and components (`useSuspenseQuery`, `useQuery`). */
export function apiQuery<N extends Name>(api: Api, name: N, ...[input]: Parameters<Api[N]>) {
  const ask = api[name] as unknown as (input?: InputOf<N>) => Promise<AnswerOf<N>>
  return queryOptions({ queryKey: apiKey(name, input), queryFn: () => ask(input) })
}

/** The API client: HTTP in the browser, in-process while the server renders. */
export function useApi(): Api {
  return useRouter().options.context.api
}
