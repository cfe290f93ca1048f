import type { siteEndpoints } from '#contract/site/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'

/** Where the team is. */
export const ADDRESS = "Azaguié, Abidjan, Côte d'Ivoire"

export const siteRoutes = ({ config }: Pick<Deps, 'config'>): Handlers<keyof typeof siteEndpoints> => ({
  getSite: async () => ({
    ...config.contact,
    address: ADDRESS,
    paymentsSimulated: config.payments.kind === 'simulator',
    mailsShown: config.mail.shown,
    demonstration: config.demoData,
  }),
})
