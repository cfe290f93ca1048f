import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { NO_RETRY_ON_MOUNT, useVendor } from '#web/features/accounts/staff-session.ts'

/** The newest orders that wait for their vendor's word, and how many do: none of those that wait for their money. */
export const waitingOrdersQuery = (api: Api, limit = 1) =>
  apiQuery(api, 'listVendorOrders', { query: { toAnswer: '1', limit } })

/** How many orders wait for the word of the vendor who is signed in: asked again when somebody looks at the page again. */
export function useWaitingOrders(): number {
  const isVendor = useVendor(NO_RETRY_ON_MOUNT).status === 'signed-in'
  const { data } = useQuery({
    ...waitingOrdersQuery(useApi()),
    enabled: isVendor,
    refetchOnWindowFocus: 'always',
  })
  return (isVendor && data?.total) || 0
}
