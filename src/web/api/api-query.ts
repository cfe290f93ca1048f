import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Api } from '#contract/contract.ts'

type Name = keyof Api
type InputOf<N extends Name> = Parameters<Api[N]>[0]
type AnswerOf<N extends Name> = Awaited<ReturnType<Api[N]>>

/** The key under which answers of an endpoint are kept; without input, the key of all of them. */
export function apiKey<N extends Name>(name: N, input?: InputOf<N>) {
  return input === undefined ? ([name] as const) : ([name, input] as const)
}

/** A question to the API, for loaders (`ensureQueryData`) and components (`useSuspenseQuery`, `useQuery`). */
export function apiQuery<N extends Name>(api: Api, name: N, ...[input]: Parameters<Api[N]>) {
  const ask = api[name] as unknown as (input?: InputOf<N>) => Promise<AnswerOf<N>>
  return queryOptions({ queryKey: apiKey(name, input), queryFn: () => ask(input) })
}

/** The API of this page: HTTP in the browser, the server itself while it renders. */
export function useApi(): Api {
  return useRouter().options.context.api
}
