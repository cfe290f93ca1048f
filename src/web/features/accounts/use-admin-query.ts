import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { refreshAdmin } from '#web/features/accounts/staff-session.ts'
import { useShutOut } from '#web/features/accounts/use-shut-out.ts'

/**
 * What an administrator reads, asked anew whenever its screen opens. What was shown before stays in sight while other
 * filters or another page come; when the session has ended meanwhile, the way in is shown.
 */
export function useAdminQuery<Name extends keyof Api>(name: Name, ...input: Parameters<Api[Name]>) {
  const result = useQuery({
    ...apiQuery(useApi(), name, ...input),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const queryClient = useQueryClient()
  useShutOut(result.error, () => void refreshAdmin(queryClient))
  return result
}
