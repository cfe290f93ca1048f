import { useLocation } from '@tanstack/react-router'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { useLogout } from '#web/features/accounts/sign-in/use-logout.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

function initialsOf({ fullName, username }: User): string {
  const words = (fullName || username).split(/\s+/)
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}

const itemClass = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-leaf-50'

function SignedInMenu({ user }: { user: User }) {
  const { logout, isPending } = useLogout()
  const name = user.fullName || user.username
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden>{initialsOf(user)}</span>
          <VisuallyHidden>Mon compte, {name}</VisuallyHidden>
        </>
      }
      summaryClass="grid size-11 place-items-center rounded-full bg-leaf-700 font-semibold text-white hover:bg-leaf-800"
      panelClass="absolute top-full right-0 z-30 mt-2 w-60 animate-appear rounded-card border border-line bg-white p-2 shadow-lift"
    >
      <p className="truncate px-3 py-2 text-sm text-ink-soft">{name}</p>
      <SiteLink href={paths.dashboard()} className={itemClass}>
        Mon Tableau de Bord
      </SiteLink>
      <SiteLink href={paths.favourites()} className={itemClass}>
        Mes favoris
      </SiteLink>
      <button type="button" onClick={logout} aria-disabled={isPending} className={itemClass}>
        Déconnexion
      </button>
    </Disclosure>
  )
}

const BUYING = [paths.cart(), paths.checkout()]

/** Who signs in on the way to an order comes back to it; others go on to their space. */
const useWayBack = () =>
  useLocation({ select: ({ pathname, href }) => (BUYING.includes(pathname) ? href : undefined) })

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
        <SignedInMenu user={session.user} />
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
  const { logout, isPending } = useLogout()
  if (session.status !== 'signed-in') {
    return (
      <div className="grid grid-cols-2 gap-2">
        <LinkButton href={paths.login(next)} variant="secondary">
          Connexion
        </LinkButton>
        <LinkButton href={paths.register(next)}>Inscription</LinkButton>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <p className="truncate px-1 text-ink-soft">{session.user.fullName || session.user.username}</p>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton href={paths.dashboard()}>Mon Tableau de Bord</LinkButton>
        <LinkButton href={paths.favourites()} variant="secondary">
          Mes favoris
        </LinkButton>
        <Button variant="secondary" onClick={logout} pendingWord={isPending && 'Déconnexion...'}>
          Déconnexion
        </Button>
      </div>
    </div>
  )
}
