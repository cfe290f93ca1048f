import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/analytics/stats.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { adminNavigation } from '#web/features/back-office/admin-navigation.ts'
import { TodoList } from '#web/features/back-office/todo-list.tsx'
import { Store } from '#web/ui/icons.ts'
import { LoadFailureLine } from '#web/ui/load-failure.tsx'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArrowRight, Package, ReceiptText, Wallet } from '#web/ui/spaces/icons.ts'

/** The front page of the administration: how the market does, what waits, and where to go. */
export function AdminHomePage() {
  const session = useAdmin()
  const { data, error, isFetching, refetch } = useAdminQuery('getAdminStats')
  if (session.status !== 'signed-in') return null
  return (
    <div className="grid gap-8">
      <section className="on-dark rounded-card bg-leaf-800 p-6 text-white sm:p-8">
        <h1 className="text-3xl sm:text-4xl">Administration</h1>
        <p className="mt-2 text-lg text-leaf-100">
          Bienvenue {session.user.fullName || session.user.username}.
        </p>
        <TodoList />
      </section>
      {error && !data ? (
        <LoadFailureLine
          words="Les chiffres n’ont pas pu être lus."
          error={error}
          retry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Figures stats={data} />
      )}
      <ScreenLinks />
    </div>
  )
}

const figures: readonly {
  icon: LucideIcon
  name: string
  of: (stats: AdminStats) => ReactNode
}[] = [
  { icon: Store, name: 'Vendeurs', of: stats => stats.totalVendors.toLocaleString('fr-FR') },
  { icon: Package, name: 'Produits', of: stats => stats.totalProducts.toLocaleString('fr-FR') },
  { icon: ReceiptText, name: 'Commandes', of: stats => stats.totalOrders.toLocaleString('fr-FR') },
  { icon: Wallet, name: 'Revenus', of: stats => <Price amount={stats.totalRevenue} /> },
]

function Figures({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl aria-busy={!stats} className="grid grid-cols-3 gap-3 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ icon: Icon, name, of }) => (
        <div
          key={name}
          className="min-w-0 rounded-card bg-white p-2.5 shadow-card ring-1 ring-line last:col-span-3 sm:p-4 lg:last:col-span-1"
        >
          <dt className="flex items-center gap-2 text-xs text-ink-soft sm:text-base">
            <Icon aria-hidden className="size-5 shrink-0 text-leaf-700 max-sm:hidden" />
            {name}
          </dt>
          <dd className="nums mt-1 font-display text-xl font-bold text-leaf-800">
            {stats ? of(stats) : <Skeleton className="h-7 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every screen of the administration but this one, in their groups; the last stands in no menu. */
const linkGroups = adminNavigation.map(({ title = 'Vue d’ensemble', screens }) => ({
  title,
  screens: screens.filter(({ href }) => href !== paths.admin()),
}))
linkGroups[0]!.screens.push({
  label: 'Vendeurs et validation',
  href: paths.adminOldDashboard(),
  about: 'Les vendeurs et les produits à valider, sur un seul écran.',
})

/** A card for each of them. */
function ScreenLinks() {
  return (
    <nav aria-label="Écrans de l’administration" className="grid gap-6">
      {linkGroups.map(({ title, screens }) => (
        <section key={title}>
          <h2 className="text-lg">{title}</h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {screens.map(({ label, href, about }) => (
              <li
                key={href}
                className="relative flex items-center justify-between gap-4 rounded-card bg-white px-4 py-3 shadow-card ring-1 ring-line hover:shadow-lift"
              >
                <div>
                  <h3 className="text-base">{label}</h3>
                  <SiteLink href={href} className="card-link text-sm text-ink-soft hover:underline">
                    {about}
                  </SiteLink>
                </div>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf-700" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
