import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User, VendorAccount } from '#contract/accounts.ts'
import type { Api } from '#contract/contract.ts'
import { hasStatus } from '#web/api-failure.ts'
import { apiKey, useApi } from '#web/api-query.ts'
import { findShopper } from '#web/features/accounts/find-shopper.ts'
import { SHOPPER_KEY, shopperCopy } from '#web/features/accounts/shopper-copy.ts'
import { forgetConversation } from '#web/features/assistant/forget-conversation.ts'

const VENDOR_SESSION_STALE_MS = 5 * 60 * 1_000

/** Unknown until the browser has asked: pages come from the server without anybody. */
export type Session<Person> =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: Person }
  /** The server could not be asked. */
  | { status: 'failed'; error: Error }

type Known<Person> = { data: Person | null | undefined; error: Error | null }

function sessionOf<Person>({ data, error }: Known<Person>): Session<Person> {
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  return error ? { status: 'failed', error } : { status: 'unknown' }
}

/** Null instead of a refusal: nobody is signed in through this session. */
async function orNobody<Person>(asking: Promise<Person>): Promise<Person | null> {
  try {
    return await asking
  } catch (error) {
    if (hasStatus(error, 401) || hasStatus(error, 403)) return null
    throw error
  }
}

/** Who the customer is, null for a stranger: for acts that may come before the answer. */
export const shopperQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentUser'),
    queryFn: () => findShopper(api, shopperCopy),
  })

const vendorQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentVendor'),
    queryFn: () => orNobody(api.getCurrentVendor()),
    staleTime: VENDOR_SESSION_STALE_MS,
  })

const adminQuery = (api: Api) =>
  queryOptions({
    queryKey: apiKey('getCurrentAdmin'),
    queryFn: async () => {
      const user = await orNobody(api.getCurrentAdmin())
      return user?.role === 'admin' ? user : null
    },
  })

/** The customer's session. */
export function useShopper(): Session<User> {
  const queryClient = useQueryClient()
  const query = useQuery(shopperQuery(useApi()))
  useEffect(() => {
    // Signing in or out in one tab is signing in or out in all.
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === SHOPPER_KEY) void queryClient.invalidateQueries({ queryKey: apiKey('getCurrentUser') })
    }
    addEventListener('storage', followOtherTabs)
    return () => removeEventListener('storage', followOtherTabs)
  }, [queryClient])
  return sessionOf(query)
}

/** The vendor's session, asked again after five minutes. */
export function useVendor(): Session<VendorAccount> {
  return sessionOf(useQuery(vendorQuery(useApi())))
}

/** The administrator's session. */
export function useAdmin(): Session<User> {
  return sessionOf(useQuery(adminQuery(useApi())))
}

/** Notes a customer who has just signed in or registered; what the one before had seen is forgotten. */
export function noteShopper(queryClient: QueryClient, user: User): void {
  shopperCopy.keep(user)
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentUser'), user)
}

/** Notes that the customer has left, and forgets what only that person may see. */
export function forgetShopper(queryClient: QueryClient): void {
  shopperCopy.forget()
  forgetConversation()
  queryClient.setQueryData(apiKey('getCurrentUser'), null)
  queryClient.removeQueries({ type: 'inactive' })
}

/** Asks anew who is signed in as a vendor: after signing in or out. */
export function refreshVendor(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: apiKey('getCurrentVendor') })
}

/** Notes a vendor who has just signed in; what the one before had seen is forgotten. */
export function noteVendor(queryClient: QueryClient, vendor: VendorAccount): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentVendor'), vendor)
}

/** Notes an administrator who has just signed in. */
export function noteAdmin(queryClient: QueryClient, user: User): void {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(apiKey('getCurrentAdmin'), user)
}

/** Asks anew whether an administrator is signed in. */
export function refreshAdmin(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: apiKey('getCurrentAdmin') })
}

/** Notes that the administrator has left, and forgets what only an administrator may see. */
export function forgetAdmin(queryClient: QueryClient): void {
  queryClient.setQueryData(apiKey('getCurrentAdmin'), null)
  queryClient.removeQueries({ type: 'inactive' })
}
