import { useQuery } from '@tanstack/react-query'
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
