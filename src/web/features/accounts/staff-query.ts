import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'

/**
 * What vendors and administrators read, asked anew whenever its screen opens. What was shown before stays in sight while other
 * filters or another page come.
 */
export const useStaffQuery = <Name extends keyof Api>(name: Name, ...input: Parameters<Api[Name]>) =>
  useQuery({
    ...apiQuery(useApi(), name, ...input),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
