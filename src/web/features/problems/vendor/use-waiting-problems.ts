import { useQuery } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { NO_RETRY_ON_MOUNT, useVendor } from '#web/features/accounts/staff-session.ts'

/** Number of problems that await the signed-in vendor's answer; undefined until loaded. Refetched on focus. */
export function useWaitingProblems(): number | undefined {
  const isVendor = useVendor(NO_RETRY_ON_MOUNT).status === 'signed-in'
  const { data } = useQuery({
    ...apiQuery(useApi(), 'listVendorProblems', { query: { toAnswer: '1', limit: 1 } }),
    enabled: isVendor,
    refetchOnWindowFocus: 'always',
  })
  return isVendor ? data?.total : undefined
}
