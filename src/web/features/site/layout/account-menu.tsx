import { useLocation } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { isBuyingPage } from '#web/features/site/layout/buying-pages.ts'
import { LazyStaffLinks } from '#web/features/site/layout/lazy-staff.tsx'
import type { SignedInProps } from '#web/features/site/layout/signed-in-menu.tsx'
import type { AccountPlace } from '#web/features/site/layout/staff-links.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'

/** The path to return to after signing in: the page itself during a purchase, else the person's own area. */
const useReturnPath = () =>
  useLocation({ select: ({ pathname, href }) => (isBuyingPage(pathname) ? href : undefined) })

const loadMenu = loadWhenIdle(() => import('#web/features/site/layout/signed-in-menu.tsx'))

function LazySignedInMenu(props: SignedInProps) {
  const SignedInMenu = useLazyComponent(loadMenu)
  return SignedInMenu && <SignedInMenu {...props} />
}

function WaysIn({ place }: { place: AccountPlace }) {
  const next = useReturnPath()
  const isCorner = place === 'corner'
  return (
    <>
      <LinkButton
        href={paths.login(next)}
        variant={isCorner ? 'quiet' : 'secondary'}
        size={isCorner ? 'small' : 'medium'}
      >
        Connexion
      </LinkButton>
      <LinkButton href={paths.register(next)} size={isCorner ? 'small' : 'medium'}>
        Inscription
      </LinkButton>
    </>
  )
}

/** Links to the areas of the signed-in customer, producer and administrator; login links for anonymous visitors only. */
function Account({ place }: { place: AccountPlace }) {
  const session = useCustomer()
  const isCustomer = useMaybeSignedIn('customer')
  const isVendor = useMaybeSignedIn('vendor')
  const isAdmin = useMaybeSignedIn('admin')
  const isStaff = isVendor || isAdmin
  return (
    <>
      {isStaff && <LazyStaffLinks place={place} />}
      {session.status === 'signed-in' && <LazySignedInMenu user={session.user} place={place} />}
      {!isStaff && !isCustomer && <WaysIn place={place} />}
    </>
  )
}

/** The account area of the header: the same size whoever is signed in; shows the login until a session is known. */
export function AccountCorner() {
  return (
    <div className="relative hidden h-11 items-center justify-end gap-2 sm:flex sm:w-60">
      <Account place="corner" />
    </div>
  )
}

/** The account links at the end of the mobile menu. */
export function AccountLinks() {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Account place="menu" />
    </div>
  )
}
