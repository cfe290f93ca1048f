import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminStats } from '#contract/analytics/stats.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useAdmin } from '#web/features/accounts/staff-session.ts'
import { LatestOrders, useLatestOrders } from '#web/features/back-office/latest-orders.tsx'
import { MonthlyRevenue, useMonthlyRevenue } from '#web/features/back-office/monthly-revenue.tsx'
import { ScreenCards } from '#web/features/back-office/screen-cards.tsx'
import { TodoList } from '#web/features/back-office/todo-list.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Store } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'
import { ArrowRight, Package, ReceiptText, Wallet } from '#web/ui/signed-in/icons.ts'
import { type Failed, LoadFailure, LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Home page of the administration: pending tasks, figures, latest orders, and links to all screens. */
export function AdminHomePage() {
  const session = useAdmin()
  const todo = useStaffQuery('getTodo')
  const stats = useStaffQuery('getAdminStats')
  const revenue = useMonthlyRevenue()
  const orders = useLatestOrders()
  const outage = outageOf([todo, stats, revenue, orders])
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
        {!outage && <TodoList query={todo} />}
      </section>
      {outage ? (
        <LoadFailure query={outage} title="Le tableau de bord n’a pas pu être affiché" />
      ) : (
        <>
          {isLost(stats) ? (
            <Card>
              <LoadFailureLine words="Les chiffres n’ont pas pu être lus." query={stats} />
            </Card>
          ) : (
            <Figures stats={stats.data} />
          )}
          <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <MonthlyRevenue query={revenue} />
            <LatestOrders query={orders} />
          </div>
        </>
      )}
      <ScreenCards />
    </div>
  )
}

const isLost = ({ error, data }: QueryState<unknown>): boolean => error !== null && data === undefined

/** The failure of all parts of the page as one; undefined while any of them is shown or on its way. */
function outageOf(queries: readonly QueryState<unknown>[]): Failed | undefined {
  if (!queries.every(isLost)) return undefined
  return {
    error: queries[0]!.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.forEach(query => void query.refetch()),
  }
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
