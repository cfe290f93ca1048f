import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminStats } from '#contract/analytics/stats.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { LatestOrders } from '#web/features/back-office/latest-orders.tsx'
import { MonthlyRevenue } from '#web/features/back-office/monthly-revenue.tsx'
import { ScreenCards } from '#web/features/back-office/screen-cards.tsx'
import { TodoList } from '#web/features/back-office/todo-list.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Store } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'
import { ArrowRight, Package, ReceiptText, Wallet } from '#web/ui/signed-in/icons.ts'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Home page of the administration: pending tasks, figures, latest orders, and links to all screens. */
export function AdminHomePage() {
  const session = useAdmin()
  const query = useStaffQuery('getAdminStats')
  if (session.status !== 'signed-in') return null
  return (
    <div className="grid gap-6">
      <section className="on-dark rounded-card bg-leaf-800 p-4 text-white sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div>
            <h1 className="text-2xl sm:text-3xl">Administration</h1>
            <p className="mt-1 text-leaf-100">Bienvenue, {personName(session.user)}.</p>
          </div>
          {/* The only screen that is in no menu. */}
          <LinkButton href={paths.adminOldDashboard()} variant="onDark" size="small" className="-mx-3">
            Vendeurs et validation
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </LinkButton>
        </div>
        <TodoList />
      </section>
      {query.error && !query.data ? (
        <Card>
          <LoadFailureLine words="Les chiffres n’ont pas pu être lus." query={query} />
        </Card>
      ) : (
        <Figures stats={query.data} />
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MonthlyRevenue />
        <LatestOrders />
      </div>
      <ScreenCards />
    </div>
  )
}

const figures: readonly {
  icon: LucideIcon
  name: string
  /** What exactly is counted, where other screens count more. */
  note: string
  of: (stats: AdminStats) => ReactNode
}[] = [
  {
    icon: Store,
    name: 'Vendeurs',
    note: 'Approuvés',
    of: stats => stats.totalVendors.toLocaleString('fr-FR'),
  },
  {
    icon: Package,
    name: 'Produits',
    note: 'Actifs',
    of: stats => stats.totalProducts.toLocaleString('fr-FR'),
  },
  {
    icon: ReceiptText,
    name: 'Commandes',
    note: 'Sans les annulées',
    of: stats => stats.totalOrders.toLocaleString('fr-FR'),
  },
  {
    icon: Wallet,
    name: 'Revenus',
    note: 'Colis livrés et payés, depuis le début',
    of: stats => <Price amount={stats.totalRevenue} />,
  },
]

function Figures({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl aria-busy={!stats} className="grid grid-cols-3 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ icon: Icon, name, note, of }) => (
        <div
          key={name}
          className="min-w-0 rounded-card bg-white p-2.5 shadow-card ring-1 ring-line max-sm:px-2 max-sm:last:col-span-3 sm:p-4"
        >
          <dt className="flex items-center gap-2 text-xs text-ink-soft sm:text-base">
            <Icon aria-hidden className="size-5 shrink-0 text-leaf-700 max-sm:hidden" />
            {name}
          </dt>
          <dd className="mt-1">
            <span className="nums block font-display text-xl font-bold text-leaf-800">
              {stats ? of(stats) : <Skeleton className="h-7 w-20" />}
            </span>
            <span className="block text-xs text-ink-soft sm:text-sm">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
