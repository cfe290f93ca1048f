import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'

/**
 * A query of vendor and administrator screens: refetched on every mount; previous data stays visible while filters or pages
 * change.
 */
export const staffQuery = <Name extends keyof Api>(api: Api, name: Name, ...input: Parameters<Api[Name]>) =>
  queryOptions({
    ...apiQuery(api, name, ...input),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const useStaffQuery = <Name extends keyof Api>(name: Name, ...input: Parameters<Api[Name]>) =>
  useQuery(staffQuery(useApi(), name, ...input))
