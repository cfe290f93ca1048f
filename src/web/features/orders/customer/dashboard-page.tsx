import { useNavigate } from '@tanstack/react-router'
import { personName } from '#contract/accounts/person-name.ts'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { EmailNotice } from '#web/features/accounts/sign-in/email-notice.tsx'
import { RestrictedAccess } from '#web/features/accounts/sign-in/restricted-access.tsx'
import { useLogout } from '#web/features/accounts/sign-in/use-logout.ts'
import { DashboardOrders } from '#web/features/orders/customer/dashboard-orders.tsx'
import { OrdersPageSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'

/** The customer's dashboard. */
export function DashboardPage() {
  const session = useCustomer(REFETCH_ON_MOUNT)
  if (session.status === 'unknown') return <OrdersPageSkeleton words="Chargement de votre espace…" />
  if (session.status !== 'signed-in') {
    return (
      <RestrictedAccess
        headingLevel={1}
        offline="Votre espace reviendra avec la connexion."
        actions={<LoginLinks />}
      />
    )
  }
  return <Dashboard user={session.user} />
}

const LoginLinks = () => (
  <>
    <LinkButton href={paths.login()}>Se connecter</LinkButton>
    <LinkButton href={paths.register()} variant="secondary">
      Créer un compte
    </LinkButton>
  </>
)

function Dashboard({ user }: { user: User }) {
  const navigate = useNavigate()
  return (
    <div className="container-page pt-2 pb-4 sm:py-6">
      <Banner user={user} />
      <EmailNotice user={user} />
      <div className="relative mt-1 sm:mt-3">
        <Tabs
          label="Mon espace"
          value="orders"
          isManual
          onChange={() => void navigate({ to: paths.profile() })}
          tabs={[
            { value: 'orders', label: 'Mes Commandes', content: <DashboardOrders /> },
            // Links to its own page.
            { value: 'profile', label: 'Mon Profil', content: null },
          ]}
        />
        <div className="mt-2 flex flex-wrap gap-2 md:absolute md:top-0 md:right-0 md:mt-0">
          <LinkButton href={paths.favourites()} variant="quiet" size="small">
            Mes favoris
          </LinkButton>
          <LinkButton href={paths.home()} variant="quiet" size="small">
            Continuer mes achats
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** The customer's name, and the logout button. */
function Banner({ user }: { user: User }) {
  const { logout, isPending } = useLogout()
  const [firstWord] = personName(user).split(' ')
  return (
    <section className="flex items-center justify-between gap-3">
      <h1 className="min-w-0 text-2xl max-[22rem]:text-xl sm:text-3xl">Bonjour {firstWord}</h1>
      <Button
        variant="quiet"
        size="small"
        onClick={logout}
        pendingWord={isPending && 'Déconnexion...'}
        className="-mr-3 shrink-0 font-normal"
      >
        Déconnexion
      </Button>
    </section>
  )
}
