import { ClipboardList } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { BESIDE_THE_PAGE, useAdmin } from '#web/features/accounts/staff-session.ts'
import { useIsExpected } from '#web/features/accounts/use-is-expected.ts'
import { useWaitingOrders } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The corner of the header, or the foot of the menu of small screens. */
export type AccountPlace = 'corner' | 'menu'

/** Where who sells and who administers goes on to, and what waits there; strangers and customers do not fetch it. */
export default function StaffLinks({ place }: { place: AccountPlace }) {
  const isVendor = useIsExpected('vendor')
  const isAdmin = useIsExpected('admin')
  return (
    <>
      {isVendor && (place === 'corner' ? <StallCorner /> : <StallLinks />)}
      {isAdmin && <AdminLink place={place} />}
    </>
  )
}

function StallCorner() {
  const waiting = useWaitingOrders()
  return (
    <>
      <SiteLink
        href={paths.vendorOrders('pending')}
        aria-label={`Commandes en attente\u00a0: ${waiting}`}
        className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-50"
      >
        <ClipboardList aria-hidden className="size-6" />
        <CountBadge count={waiting} />
      </SiteLink>
      <LinkButton href={paths.vendor()} variant="secondary" size="small">
        Mon espace
      </LinkButton>
    </>
  )
}

function StallLinks() {
  const waiting = useWaitingOrders()
  return (
    <>
      <LinkButton href={paths.vendor()}>Mon espace</LinkButton>
      <LinkButton href={paths.vendorOrders('pending')} variant="secondary">
        Commandes en attente&nbsp;: {waiting}
      </LinkButton>
    </>
  )
}

function AdminLink({ place }: { place: AccountPlace }) {
  useAdmin(BESIDE_THE_PAGE)
  return (
    <LinkButton
      href={paths.admin()}
      variant="secondary"
      size={place === 'corner' ? 'small' : 'medium'}
      className="col-span-2"
    >
      Administration
    </LinkButton>
  )
}
