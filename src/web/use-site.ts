import { useSuspenseQuery } from '@tanstack/react-query'
import type { Site } from '#contract/site/schemas.ts'
import { apiQuery, useApi } from '#web/api-query.ts'

/** Contact details and public settings of the site; the root route has loaded them. */
export function useSite(): Site {
  return useSuspenseQuery(apiQuery(useApi(), 'getSite')).data
}
