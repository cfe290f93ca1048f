import type { siteEndpoints } from '#contract/site/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { readMarket } from './read-market.ts'
import { readSite } from './read-site.ts'

export const siteRoutes = (
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
): Handlers<keyof typeof siteEndpoints> => ({
  getSite: () => readSite(deps),
  getMarket: () => readMarket(deps.db),
})
