import { useLocation } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import type { SignedInProps } from '#web/features/site/layout/signed-in-menu.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useLate, whenAtRest } from '#web/ui/when-at-rest.ts'

const BUYING = [paths.cart(), paths.checkout()]

/** Who signs in on the way to an order comes back to it; others go on to their space. */
const useWayBack = () =>
  useLocation({ select: ({ pathname, href }) => (BUYING.includes(pathname) ? href : undefined) })

const bringMenu = whenAtRest(() => import('#web/features/site/layout/signed-in-menu.tsx'))

function LazySignedInMenu(props: SignedInProps) {
  const SignedInMenu = useLate(bringMenu)
  return SignedInMenu && <SignedInMenu {...props} />
}

/**
 * The account's corner of the header. It has one size whoever is signed in, and shows the way in until the
 * browser knows better.
 */
export function AccountCorner() {
  const session = useShopper()
  const next = useWayBack()
  return (
    <div className="relative hidden h-11 items-center justify-end gap-2 sm:flex sm:w-60">
      {session.status === 'signed-in' ? (
        <LazySignedInMenu user={session.user} place="corner" />
      ) : (
        <>
          <LinkButton href={paths.login(next)} variant="quiet" size="small">
            Connexion
          </LinkButton>
          <LinkButton href={paths.register(next)} size="small">
            Inscription
          </LinkButton>
        </>
      )}
    </div>
  )
}

/** The same, at the foot of the menu of small screens. */
export function AccountLinks() {
  const session = useShopper()
  const next = useWayBack()
  return session.status === 'signed-in' ? (
    <LazySignedInMenu user={session.user} place="menu" />
  ) : (
    <div className="grid grid-cols-2 gap-2">
      <LinkButton href={paths.login(next)} variant="secondary">
        Connexion
      </LinkButton>
      <LinkButton href={paths.register(next)}>Inscription</LinkButton>
    </div>
  )
}
