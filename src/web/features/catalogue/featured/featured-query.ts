import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The products that the home page shows. */
export const featuredQuery = (api: Api) => apiQuery(api, 'listFeatured')
