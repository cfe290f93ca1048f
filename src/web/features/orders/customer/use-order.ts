import { endpoints } from 'virtual:endpoints/customer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callUrl } from '#contract/call-url.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { useChanges } from '#web/api/follow-changes.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { useCustomerAccessDenied } from '#web/features/accounts/use-customer-access-denied.ts'

/** One order, as visible to the signed-in person, with live updates while the page is open. */
export function useLiveOrder(id: string, { isFollowed }: { isFollowed: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({ ...apiQuery(api, 'getOrder', { params: { id } }), refetchOnMount: 'always' })
  useCustomerAccessDenied(query.error)
  const address = callUrl(endpoints.followOrder.path, { params: { id } })
  useChanges(isFollowed && query.data ? address : undefined, () => {
    void invalidateQueries(
      queryClient,
      apiKey('getOrder', { params: { id } }),
      apiKey('listOrderProblems', { params: { id } }),
    )
  })
  return query
}
