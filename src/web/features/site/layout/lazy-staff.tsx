import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import type { AccountPlace } from '#web/features/site/layout/staff-links.tsx'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'

// Not loaded for visitors and customers.
const loadLinks = loadWhenIdle(() => import('#web/features/site/layout/staff-links.tsx'))
const loadBadge = loadWhenIdle(() => import('#web/features/orders/vendor/waiting-badge.tsx'))

/** Links for vendors and administrators, loaded for them only. */
export function LazyStaffLinks({ place }: { place: AccountPlace }) {
  const StaffLinks = useLazyComponent(loadLinks)
  return StaffLinks && <StaffLinks place={place} />
}

/** Number of orders to confirm. */
export function LazyWaitingBadge() {
  const isVendor = useMaybeSignedIn('vendor')
  const WaitingBadge = useLazyComponent(isVendor && loadBadge)
  return isVendor && WaitingBadge && <WaitingBadge />
}
