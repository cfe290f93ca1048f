import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import type { Api } from '#contract/contract.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { clearCustomerStorage } from '#web/features/accounts/customer-storage.ts'
import { fetchCustomer } from '#web/features/accounts/fetch-customer.ts'
import { fetchSession, hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { CUSTOMER_KEY, storedCustomer } from '#web/features/accounts/stored-customer.ts'

/** Unknown until fetched: pages are rendered by the server without a session. */
export type Session<Person> =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: Person }
  /** The session could not be fetched. */
  | { status: 'failed'; error: Error }

type Known<Person> = { data: Person | null | undefined; error: Error | null }

/** Converts a session query. */
export function sessionOf<Person>({ data, error }: Known<Person>): Session<Person> {
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  return error ? { status: 'failed', error } : { status: 'unknown' }
}

/** The signed-in customer or null; actions may await it before the page knows. */
export const customerQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentUser'),
    queryFn: ({ client, queryKey }) =>
      fetchCustomer(
        { getCurrentUser: () => fetchSession('customer', api.getCurrentUser) },
        storedCustomer,
        client.getQueryData<User>(queryKey),
      ),
    // A null from a failed request is refetched: on reconnection, and by personal pages.
    staleTime: ({ state }) =>
      state.data === null && hasSessionCookie('customer') ? 0 : Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: true,
  })

/** Signing in or out in one tab applies to all tabs. */
export const syncSessionAcrossTabs = (queryClient: QueryClient): void =>
  addEventListener('storage', async ({ key }) => {
    if (key !== CUSTOMER_KEY) return
    const whoIs = () => queryClient.getQueryData<User>(apiKey('getCurrentUser'))
    const before = whoIs()
    await invalidateQueries(queryClient, 'getCurrentUser')
    // Loaded on demand: few people have two tabs.
    const { clearCustomerQueries } = await import('#web/features/accounts/clear-customer-queries.ts')
    await clearCustomerQueries(queryClient, before, whoIs())
  })

/** The customer's session. */
export function useCustomer(options?: { refetchOnMount: boolean }): Session<User> {
  const query = useQuery({ ...customerQuery(useApi()), ...options })
  return query.data === null && query.isFetching ? { status: 'unknown' } : sessionOf(query)
}

/** Stores a customer who has just signed in or registered, and drops the previous one's queries. */
export function setCustomer(queryClient: QueryClient, user: User): void {
  storedCustomer.write(user)
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentUser'), user)
}

/** Clears the session and all personal data after signing out. */
export function clearCustomer(queryClient: QueryClient): void {
  clearCustomerStorage()
  queryClient.setQueryData(apiKey('getCurrentUser'), null)
  queryClient.removeQueries({ type: 'inactive' })
}
