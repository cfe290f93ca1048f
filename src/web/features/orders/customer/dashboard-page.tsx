import { useNavigate } from '@tanstack/react-router'
import type { User } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { EmailNotice } from '#web/features/accounts/sign-in/email-notice.tsx'
import { RestrictedAccess } from '#web/features/accounts/sign-in/restricted-access.tsx'
import { useLogout } from '#web/features/accounts/sign-in/use-logout.ts'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { CustomerFigures } from '#web/features/orders/customer/customer-figures.tsx'
import { OrderList } from '#web/features/orders/customer/order-list.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/seldom/tabs.tsx'
import { PackageOpen } from '#web/ui/spaces/icons.ts'

/** Orders of the list that show their tracking. */
const TRACKED_ORDERS = 3

/** The customer's own space. */
export function DashboardPage() {
  const session = useShopper()
  if (session.status === 'unknown') return <CartSkeleton words="Chargement de votre espace..." />
  if (session.status !== 'signed-in') {
    return (
      <RestrictedAccess
        headingLevel={1}
        offline="Votre espace reviendra avec la connexion."
        actions={<WaysIn />}
      />
    )
  }
  return <Dashboard user={session.user} />
}

const WaysIn = () => (
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
    <div className="container-page py-6 sm:py-8">
      <Banner user={user} />
      <EmailNotice user={user} />
      <div className="mt-4">
        <CustomerFigures />
      </div>
      <div className="relative mt-8">
        <Tabs
          label="Mon espace"
          value="orders"
          isManual
          onChange={() => void navigate({ to: paths.profile() })}
          tabs={[
            { value: 'orders', label: 'Mes Commandes', content: <OwnOrders /> },
            // It has a page of its own.
            { value: 'profile', label: 'Mon Profil', content: null },
          ]}
        />
        <div className="mt-6 flex flex-wrap gap-2 sm:absolute sm:top-0 sm:right-0 sm:mt-0">
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

function Banner({ user }: { user: User }) {
  const { logout, isPending } = useLogout()
  const [firstWord] = (user.fullName || user.username).split(' ')
  return (
    <section className="on-dark flex flex-wrap items-center justify-between gap-4 rounded-card bg-leaf-800 p-5 text-white sm:p-8">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">Bonjour {firstWord}</h1>
        <p className="mt-1 text-leaf-100">Vos commandes, leur suivi et votre compte.</p>
      </div>
      <Button variant="accent" onClick={logout} pendingWord={isPending && 'Déconnexion...'}>
        Déconnexion
      </Button>
    </section>
  )
}

function OwnOrders() {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl">Mes Commandes</h2>
        <LinkButton href={paths.orders()} variant="quiet" size="small">
          Rechercher une commande
        </LinkButton>
      </div>
      <OrderList
        timelines={TRACKED_ORDERS}
        headingLevel={3}
        empty={
          <EmptyState
            icon={PackageOpen}
            title="Aucune commande"
            headingLevel={3}
            actions={<LinkButton href={paths.shop()}>Voir la boutique</LinkButton>}
          >
            Vous n'avez pas encore passé de commande
          </EmptyState>
        }
      />
    </section>
  )
}
