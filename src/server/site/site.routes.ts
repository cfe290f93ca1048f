import type { siteEndpoints } from '#contract/site/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { simulatedProviders } from '../payments/public.ts'

/** Where the team is. */
export const ADDRESS = "Azaguié, Abidjan, Côte d'Ivoire"

export const siteRoutes = ({ config }: Pick<Deps, 'config'>): Handlers<keyof typeof siteEndpoints> => ({
  getSite: async () => ({
    ...config.contact,
    address: ADDRESS,
    paymentsSimulated: simulatedProviders(config.payments).length > 0,
    mailsShown: config.mail.shown,
    demonstration: config.demoAccounts,
  }),
})
