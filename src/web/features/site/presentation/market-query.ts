import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The market in figures. */
export const marketQuery = (api: Api) => apiQuery(api, 'getMarket')

/** For the loader of a page that shows it. */
export const loadMarket = ({ queryClient, api }: { queryClient: QueryClient; api: Api }) =>
  queryClient.ensureQueryData(marketQuery(api))
