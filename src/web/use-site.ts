import type { Site } from '#contract/site/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useSuspenseQuery } from '#web/framework/queries.ts'

/** Contact details and public settings of the site; the root route has loaded them. */
export function useSite(): Site {
  return useSuspenseQuery(apiQuery(useApi(), 'getSite')).data
}
