import { CircleAlert, ClipboardList, ShieldCheck, Star } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { LogoutLine } from '#web/features/accounts/sign-in/logout-line.tsx'
import { NO_RETRY_ON_MOUNT, useAdmin, useVendor } from '#web/features/accounts/staff-session.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { useWaitingOrders } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { useWaitingProblems } from '#web/features/problems/vendor/use-waiting-problems.ts'
import { useAdminLogout } from '#web/features/site/layout/use-admin-logout.ts'
import { VendorLogoutLine } from '#web/features/stall/space/vendor-logout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Store } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** Where the links are shown: the header or the mobile menu. */
export type AccountPlace = 'corner' | 'menu'

/** Links of vendors and administrators with their pending counts, loaded for them only. */
export default function StaffLinks({ place }: { place: AccountPlace }) {
  const isVendor = useMaybeSignedIn('vendor')
  const isAdmin = useMaybeSignedIn('admin')
  return (
    <>
      {isVendor && (place === 'corner' ? <StallCorner /> : <StallLinks />)}
      {isAdmin && <AdminLink place={place} />}
    </>
  )
}

const waitingWords = (count: number) => `Commandes en attente\u00a0: ${count}`

const problemsWords = (count: number) => `Problèmes qui attendent votre réponse\u00a0: ${count}`

function StallCorner() {
  const waiting = useWaitingOrders()
  return (
    <>
      <SiteLink
        href={paths.vendorOrders({ status: 'pending' })}
        aria-label={waitingWords(waiting)}
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
  const problems = useWaitingProblems() ?? 0
  const vendor = useVendor(NO_RETRY_ON_MOUNT)
  return (
    <div className="col-span-2 border-t border-line pt-2">
      <SiteLink href={paths.vendor()} className="menu-link">
        <Store aria-hidden className="size-5 shrink-0" />
        Mon espace
      </SiteLink>
      <SiteLink
        href={paths.vendorOrders({ status: 'pending' })}
        aria-label={waitingWords(waiting)}
        className="menu-link"
      >
        <ClipboardList aria-hidden className="size-5 shrink-0" />
        Commandes en attente
        <MenuCount count={waiting} />
      </SiteLink>
      <SiteLink href={paths.vendorReviews()} className="menu-link">
        <Star aria-hidden className="size-5 shrink-0" />
        Avis
      </SiteLink>
      <SiteLink
        href={paths.vendor({ tab: 'problemes' })}
        aria-label={problems > 0 ? problemsWords(problems) : undefined}
        className="menu-link"
      >
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        Problèmes
        <MenuCount count={problems} />
      </SiteLink>
      {vendor.status === 'signed-in' && <VendorLogoutLine vendorId={vendor.user.id} />}
    </div>
  )
}

const MenuCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="nums ml-auto rounded-full bg-mango-400 px-2.5 text-sm font-bold">{count}</span>
  )

function AdminLink({ place }: { place: AccountPlace }) {
  const admin = useAdmin(NO_RETRY_ON_MOUNT)
  return place === 'corner' ? (
    <LinkButton href={paths.admin()} variant="secondary" size="small">
      Administration
    </LinkButton>
  ) : (
    <div className="col-span-2 border-t border-line pt-2">
      <SiteLink href={paths.admin()} className="menu-link">
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        Administration
      </SiteLink>
      {admin.status === 'signed-in' && <AdminLogoutLine />}
    </div>
  )
}

const AdminLogoutLine = () => (
  <LogoutLine {...useAdminLogout(() => toast({ title: 'Déconnexion réussie' }))} />
)
