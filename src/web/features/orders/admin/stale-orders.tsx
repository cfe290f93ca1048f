import { STALE_AFTER_HOURS } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { PendingCountLink, type Waiting } from '#web/ui/signed-in/pending-count-link.tsx'

const tooLong = `sans réponse depuis plus de ${STALE_AFTER_HOURS}\u00a0h`

/** Orders that their vendor has not handled in time. */
export const staleOrders: Waiting = {
  href: paths.adminOrders({ stale: '1' }),
  one: `commande ${tooLong}`,
  many: `commandes ${tooLong}`,
}

/** Orders with open parcels of a vendor that has lost its access. */
export const strandedOrders: Waiting = {
  href: paths.adminOrders({ stranded: '1' }),
  one: 'commande en cours d’un vendeur sans accès',
  many: 'commandes en cours de vendeurs sans accès',
}

/** Orders that need attention first. */
export function StaleOrders() {
  const { data } = useStaffQuery('getTodo')
  return (
    <div className="sm:flex sm:flex-wrap sm:gap-x-3">
      <PendingCountLink count={data?.staleOrders} {...staleOrders} />
      <PendingCountLink count={data?.strandedOrders} {...strandedOrders} />
    </div>
  )
}
