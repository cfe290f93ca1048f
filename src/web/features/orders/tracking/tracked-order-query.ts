import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The order behind a tracking link. */
export const trackedOrderQuery = (api: Api, token: string) =>
  apiQuery(api, 'getTrackedOrder', { params: { token } })
