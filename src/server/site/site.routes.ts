import type { siteEndpoints } from '#contract/site/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { simulatedProviders } from '../payments/public.ts'
import { readMarket } from './read-market.ts'

/** Where the team is. */
export const ADDRESS = "Azaguié, Abidjan, Côte d'Ivoire"

export const siteRoutes = ({
  config,
  db,
}: Pick<Deps, 'config' | 'db'>): Handlers<keyof typeof siteEndpoints> => ({
  getSite: async () => ({
    ...config.contact,
    address: ADDRESS,
    paymentsSimulated: simulatedProviders(config.payments).length > 0,
    mailsShown: config.mail.shown,
    demonstration: config.demoAccounts,
  }),
  getMarket: () => readMarket(db),
})
