import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The market's figures. */
export const marketQuery = (api: Api) => apiQuery(api, 'getMarket')

/** Loads the figures, for a page's loader. */
export const loadMarket = ({ queryClient, api }: { queryClient: QueryClient; api: Api }) =>
  queryClient.ensureQueryData(marketQuery(api))
