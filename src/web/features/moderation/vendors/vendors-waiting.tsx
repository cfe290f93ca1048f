import type { AdminVendorFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { PendingCountLink, type Waiting } from '#web/ui/signed-in/pending-count-link.tsx'

/** New vendors awaiting a decision. */
export const vendorsToApprove: Waiting = {
  href: paths.adminVendors({ status: 'pending' }),
  one: 'vendeur à approuver',
  many: 'vendeurs à approuver',
}

/** Faces awaiting a decision. */
export const facesToDecide: Waiting = {
  href: paths.adminVendors({ face: 'pending' }),
  one: 'présentation à valider',
  many: 'présentations à valider',
}

/** How many vendors await a decision on their account or face: the menu counts them, but the list does not sort them first. */
export function VendorsWaiting({ filters: { status, face } }: { filters: AdminVendorFilters }) {
  const { data } = useStaffQuery('getTodo')
  return (
    <div className="flex flex-wrap gap-x-3 *:max-sm:grow">
      {status !== 'pending' && <PendingCountLink count={data?.pendingVendors} {...vendorsToApprove} />}
      {!face && <PendingCountLink count={data?.pendingFaces} {...facesToDecide} />}
    </div>
  )
}
