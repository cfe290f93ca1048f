import { type Query, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { NO_RETRY_ON_MOUNT, useVendor } from '#web/features/accounts/staff-session.ts'

/** The newest orders to confirm and their count, without unpaid ones. */
export const waitingOrdersQuery = (api: Api, limit = 1) =>
  apiQuery(api, 'listVendorOrders', { query: { toAnswer: '1', limit } })

/** Number of orders to confirm for the signed-in vendor; refetched on focus. */
export function useWaitingOrders(): number {
  const isVendor = useVendor(NO_RETRY_ON_MOUNT).status === 'signed-in'
  const { data } = useQuery({
    ...waitingOrdersQuery(useApi()),
    enabled: isVendor,
    refetchOnWindowFocus: 'always',
  })
  return (isVendor && data?.total) || 0
}

/** A count of what waits, as far as it could be read. */
export type KnownCount = { total: number; isKnown: boolean; hasFailed: boolean }

/**
 * Of a query with a total: what was read once stays known while reading it again fails, and what could not be read has failed
 * until a later attempt succeeds.
 */
export const countOf = ({
  data,
  errorUpdateCount,
}: {
  data: { total: number } | undefined
  errorUpdateCount: number
}): KnownCount => ({
  total: data?.total ?? 0,
  isKnown: data !== undefined,
  hasFailed: errorUpdateCount > 0 && data === undefined,
})

/** Refetch interval after a failure. */
export const AFTER_FAILURE_MS = 30_000

/**
 * For pages without live updates that also work offline: read when opened, seen again, connected again, and some time after a
 * failure, as a request of before the connection came back may fail after it.
 */
export const READ_AGAIN = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchInterval: ({ state }: Pick<Query, 'state'>) => state.error !== null && AFTER_FAILURE_MS,
} as const

/** Number of orders to confirm, on a page that also works offline. */
export const useOrdersToConfirm = () => countOf(useQuery({ ...waitingOrdersQuery(useApi()), ...READ_AGAIN }))
