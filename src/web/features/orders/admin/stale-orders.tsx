import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { type Waiting, WaitingLink } from '#web/ui/spaces/waiting-link.tsx'

/** The orders that wait too long for their vendor. */
export const staleOrders: Waiting = {
  href: paths.adminOrders({ stale: '1' }),
  one: 'commande sans réponse depuis plus de 24\u00a0h',
  many: 'commandes sans réponse depuis plus de 24\u00a0h',
}

/** Of all orders, those that need somebody first. */
export function StaleOrders() {
  const { data } = useAdminQuery('getTodo')
  return <WaitingLink count={data?.staleOrders} {...staleOrders} />
}
