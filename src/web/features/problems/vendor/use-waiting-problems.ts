import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { NO_RETRY_ON_MOUNT, useVendor } from '#web/features/accounts/staff-session.ts'
import { countOf, READ_AGAIN } from '#web/features/orders/vendor/use-waiting-orders.ts'

const waitingProblemsQuery = (api: Api) =>
  apiQuery(api, 'listVendorProblems', { query: { toAnswer: '1', limit: 1 } })

/** Number of problems that await the signed-in vendor's answer; undefined until loaded. Refetched on focus. */
export function useWaitingProblems(): number | undefined {
  const isVendor = useVendor(NO_RETRY_ON_MOUNT).status === 'signed-in'
  const { data } = useQuery({
    ...waitingProblemsQuery(useApi()),
    enabled: isVendor,
    refetchOnWindowFocus: 'always',
  })
  return isVendor ? data?.total : undefined
}

/** The same on a page that also works offline. */
export const useProblemsToAnswer = () =>
  countOf(useQuery({ ...waitingProblemsQuery(useApi()), ...READ_AGAIN }))
