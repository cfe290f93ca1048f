import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import type { Api } from '#contract/contract.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { askWho, hasSignedIn } from '#web/features/accounts/ask-who.ts'
import { forgetTraces } from '#web/features/accounts/customer-traces.ts'
import { findShopper } from '#web/features/accounts/find-shopper.ts'
import { SHOPPER_KEY, shopperCopy } from '#web/features/accounts/shopper-copy.ts'

/** Unknown until the browser has asked: pages come from the server without anybody. */
export type Session<Person> =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: Person }
  /** The server could not be asked. */
  | { status: 'failed'; error: Error }

type Known<Person> = { data: Person | null | undefined; error: Error | null }

/** What an answer to "who is signed in?" says. */
export function sessionOf<Person>({ data, error }: Known<Person>): Session<Person> {
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  return error ? { status: 'failed', error } : { status: 'unknown' }
}

/** Who the customer is, null for a stranger: for acts that may come before the answer. */
export const shopperQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentUser'),
    queryFn: ({ client, queryKey }) =>
      findShopper(
        { getCurrentUser: () => askWho('customer', api.getCurrentUser) },
        shopperCopy,
        client.getQueryData<User>(queryKey),
      ),
    // Whom a cut signed out, and not the server, is asked for again: with the connection, and by pages of somebody's own.
    staleTime: ({ state }) => (state.data === null && hasSignedIn('customer') ? 0 : Number.POSITIVE_INFINITY),
    refetchOnMount: false,
    refetchOnReconnect: true,
  })

/** Signing in or out in one tab is signing in or out in all. */
export const followOtherTabs = (queryClient: QueryClient): void =>
  addEventListener('storage', async ({ key }) => {
    if (key !== SHOPPER_KEY) return
    const whoIs = () => queryClient.getQueryData<User>(apiKey('getCurrentUser'))
    const before = whoIs()
    await invalidateQueries(queryClient, 'getCurrentUser')
    // Few have two tabs: what it takes comes then.
    const { forgetReadings } = await import('#web/features/accounts/forget-readings.ts')
    await forgetReadings(queryClient, before, whoIs())
  })

/** The customer's session. */
export function useShopper(options?: { refetchOnMount: boolean }): Session<User> {
  const query = useQuery({ ...shopperQuery(useApi()), ...options })
  return query.data === null && query.isFetching ? { status: 'unknown' } : sessionOf(query)
}

/** Notes a customer who has just signed in or registered; what the one before had seen is forgotten. */
export function noteShopper(queryClient: QueryClient, user: User): void {
  shopperCopy.keep(user)
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentUser'), user)
}

/** Notes that the customer has left, and forgets what only that person may see. */
export function forgetShopper(queryClient: QueryClient): void {
  forgetTraces()
  queryClient.setQueryData(apiKey('getCurrentUser'), null)
  queryClient.removeQueries({ type: 'inactive' })
}
