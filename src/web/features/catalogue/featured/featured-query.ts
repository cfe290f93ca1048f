import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { apiKey } from '#web/api/api-query.ts'

/** The products that the home page shows: read again with every list of products. */
export const featuredQuery = (api: Api) =>
  queryOptions({ queryKey: [...apiKey('listProducts'), 'featured'], queryFn: () => api.listFeatured() })
