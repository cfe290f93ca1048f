import { paths } from '#contract/paths.ts'
import { apiQuery } from '#web/api/api-query.ts'
import { pageHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

/**
 * Loads the data of the pickup points page.
 * @returns the page's head
 */
export async function pickupHead(context: RouterContext) {
  await context.queryClient.ensureQueryData(apiQuery(context.api, 'listPickupPoints'))
  return pageHead(context, {
    title: 'Points de retrait',
    description:
      'Où retirer votre commande AMIC\u00a0: adresses, horaires et téléphones des points de retrait en Côte d’Ivoire.',
    path: paths.pickupPoints(),
  })
}
