import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The products of the home page. */
export const featuredQuery = (api: Api) => apiQuery(api, 'listFeatured')
