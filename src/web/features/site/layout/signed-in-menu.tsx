import { Heart, LayoutDashboard } from 'lucide-react'
import { personName } from '#contract/accounts/person-name.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { LogoutLine } from '#web/features/accounts/sign-in/logout-line.tsx'
import { useLogout } from '#web/features/accounts/sign-in/use-logout.ts'
import type { AccountPlace } from '#web/features/site/layout/staff-links.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

function personInitials(user: User): string {
  const words = personName(user).split(/\s+/)
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}

const itemClass = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-leaf-50'

export type SignedInProps = { user: User; place: AccountPlace }

/** Menu of a signed-in customer, loaded for them only. */
export default function SignedInMenu({ user, place }: SignedInProps) {
  return place === 'corner' ? <Corner user={user} /> : <Links user={user} />
}

function Corner({ user }: Pick<SignedInProps, 'user'>) {
  const { logout, isPending } = useLogout()
  const name = personName(user)
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden>{personInitials(user)}</span>
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

function Links({ user }: Pick<SignedInProps, 'user'>) {
  const leaving = useLogout()
  return (
    <div className="col-span-2 border-t border-line pt-2">
      <p className="truncate px-3 text-sm text-ink-soft">{personName(user)}</p>
      <SiteLink href={paths.dashboard()} className="menu-link">
        <LayoutDashboard aria-hidden className="size-5 shrink-0" />
        Mon Tableau de Bord
      </SiteLink>
      <SiteLink href={paths.favourites()} className="menu-link">
        <Heart aria-hidden className="size-5 shrink-0" />
        Mes favoris
      </SiteLink>
      <LogoutLine {...leaving} />
    </div>
  )
}
