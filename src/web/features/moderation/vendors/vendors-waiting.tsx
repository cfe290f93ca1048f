import type { AdminVendorFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { PendingCountLink, type Waiting } from '#web/ui/signed-in/pending-count-link.tsx'

/** Newcomers on whom nobody decided yet. */
export const vendorsToApprove: Waiting = {
  href: paths.adminVendors({ status: 'pending' }),
  one: 'vendeur à approuver',
  many: 'vendeurs à approuver',
}

/** What vendors say of themselves, and nobody decided on yet. */
export const facesToDecide: Waiting = {
  href: paths.adminVendors({ face: 'pending' }),
  one: 'présentation à valider',
  many: 'présentations à valider',
}

/** Of all vendors, those who await a decision on them or on their presentation: the menu counts them too, and their rows do not stand first. */
export function VendorsWaiting({ filters: { status, face } }: { filters: AdminVendorFilters }) {
  const { data } = useStaffQuery('getTodo')
  return (
    <div className="flex flex-wrap gap-x-3 *:max-sm:grow">
      {status !== 'pending' && <PendingCountLink count={data?.pendingVendors} {...vendorsToApprove} />}
      {!face && <PendingCountLink count={data?.pendingFaces} {...facesToDecide} />}
    </div>
  )
}
