import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  type AnalyticsPeriod,
  analyticsPeriodLabels,
  analyticsPeriods,
  DEFAULT_PERIOD,
} from '#contract/analytics/facts.ts'
import type { Analytics } from '#contract/analytics/schemas.ts'
import { categoryShortLabels } from '#contract/catalogue/facts.ts'
import { counted } from '#contract/french/counted.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { orderStatusFacts } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { parseAnalyticsSearch } from '#web/features/analytics/analytics-search.ts'
import { type Bar, BarList } from '#web/features/analytics/bar-list.tsx'
import { Comparison } from '#web/features/analytics/comparison.tsx'
import { ExportLinks } from '#web/features/analytics/export-links.tsx'
import { cx } from '#web/ui/cx.ts'
import { partsClass } from '#web/ui/on-demand/collapsible-section.tsx'
import { ColumnChart } from '#web/ui/on-demand/column-chart.tsx'
import { dayColumns } from '#web/ui/on-demand/day-columns.ts'
import { monthColumns } from '#web/ui/on-demand/month-columns.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Statistics of the market for a period, with CSV exports. */
export function AnalyticsPage({ period }: { period: AnalyticsPeriod | undefined }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-5">
        <h1 className="text-2xl sm:text-3xl">Analytics</h1>
        <PeriodChoice period={period ?? DEFAULT_PERIOD} />
      </div>
      <Figures period={period} />
      <div className="mt-2 sm:mt-3 lg:mt-6">
        <ExportLinks />
      </div>
    </>
  )
}

function PeriodChoice({ period }: { period: AnalyticsPeriod }) {
  const navigate = useNavigate()
  const choose = (chosen: string) =>
    void navigate({
      to: paths.adminAnalytics(),
      search: parseAnalyticsSearch({ period: chosen }),
      resetScroll: false,
    })
  return (
    <label>
      <span className="sr-only">Période</span>
      <select value={period} onChange={event => choose(event.target.value)} className="control w-auto">
        {analyticsPeriods.map(choice => (
          <option key={choice} value={choice}>
            {analyticsPeriodLabels[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Figures({ period }: { period: AnalyticsPeriod | undefined }) {
  const query = useStaffQuery('getAnalytics', { query: { period } })
  return (
    <Loaded query={query} waiting={<FiguresSkeleton />} failed="Les chiffres n’ont pas pu être affichés">
      {analytics => (
        <div aria-busy={query.isFetching} className={cx(partsClass, 'lg:grid-cols-2')}>
          <Totals analytics={analytics} period={period ?? DEFAULT_PERIOD} />
          <div className="lg:col-span-2">
            <RevenueChart analytics={analytics} period={period ?? DEFAULT_PERIOD} />
          </div>
          <BarList
            id="statuts"
            title="Commandes par statut"
            nothing="Aucune commande sur cette période."
            total={whole.format(analytics.ordersByStatus.reduce((sum, { count }) => sum + count, 0))}
            bars={analytics.ordersByStatus.map(({ status, count }) => ({
              label: orderStatusFacts[status].label,
              size: count,
              words: whole.format(count),
            }))}
          />
          <BarList
            id="categories"
            title="Revenu par catégorie"
            nothing={NO_REVENUE}
            bars={analytics.byCategory.map(row => revenueBar(categoryShortLabels[row.category], row))}
          />
          <BarList
            id="produits"
            title="Meilleurs produits"
            nothing={NO_REVENUE}
            bars={productBars(analytics.topProducts)}
          />
          <BarList
            id="vendeurs"
            title="Meilleurs vendeurs"
            nothing={NO_REVENUE}
            bars={analytics.topVendors.map(row => revenueBar(row.businessName, row, 'colis'))}
          />
          <div className="lg:col-span-2">
            <BarList
              id="regions"
              isWide
              title="Revenu par région"
              nothing={NO_REVENUE}
              bars={analytics.byRegion.map(row =>
                revenueBar(row.region ?? 'Région non spécifiée', row, 'colis'),
              )}
            />
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Revenue by day or, for longer periods, of the last twelve months. */
function RevenueChart({ analytics: { dailyRevenue, monthlyRevenue }, period }: TotalsProps) {
  if (dailyRevenue.length === 0)
    return (
      <ColumnChart
        title="Revenu par mois, sur 12 mois"
        head={['Mois', 'Revenu']}
        unit="FCFA"
        columns={monthColumns(monthlyRevenue)}
        nothing="Aucun revenu sur ces douze mois."
      />
    )
  return (
    <ColumnChart
      key={period}
      title={`Revenu par jour, ${analyticsPeriodLabels[period].toLowerCase()}`}
      head={['Jour', 'Revenu']}
      unit="FCFA"
      columns={dayColumns(dailyRevenue)}
      nothing={NO_REVENUE}
    />
  )
}

const NO_REVENUE = 'Aucun revenu sur cette période.'
const whole = new Intl.NumberFormat('fr-FR')

type TotalsProps = { analytics: Analytics; period: AnalyticsPeriod }

function Totals({ analytics: { before, ...analytics }, period }: TotalsProps) {
  return (
    <dl className="grid max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:bg-white max-sm:shadow-card max-sm:ring-1 max-sm:ring-line sm:grid-cols-2 sm:gap-3 lg:col-span-2 lg:grid-cols-4">
      <Total name="Revenu" value={formatFcfa(analytics.totalRevenue)}>
        <Comparison
          period={period}
          now={centimesOf(analytics.totalRevenue)}
          before={before && centimesOf(before.totalRevenue)}
          wordsOf={centimes => formatFcfa(amountOf(centimes))}
        />
        Colis livrés et payés
      </Total>
      <Total name="Commandes" value={whole.format(analytics.totalOrders)}>
        <Comparison
          period={period}
          now={analytics.totalOrders}
          before={before?.totalOrders}
          wordsOf={count => whole.format(count)}
        />
        Sans les annulées
      </Total>
      <Total name="Vendeurs approuvés" value={whole.format(analytics.totalVendors)}>
        Aujourd’hui
      </Total>
      <Total name="Produits actifs" value={whole.format(analytics.totalProducts)}>
        Aujourd’hui
      </Total>
    </dl>
  )
}

/** On phones name and figure are on one line. */
function Total({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="px-4 py-2.5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-3 sm:rounded-card sm:bg-white sm:p-5 sm:shadow-card sm:ring-1 sm:ring-line">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="nums max-sm:contents">
        <span className="block font-display text-xl font-bold text-leaf-800 sm:mt-1 sm:text-2xl">
          {value}
        </span>
        <span className="block text-sm text-ink-soft max-sm:col-span-2 sm:mt-1">{children}</span>
      </dd>
    </div>
  )
}

function revenueBar(
  label: string,
  { sales, revenue }: { sales: number; revenue: string },
  /** Undefined where it would mix kilograms and pieces. */
  unit?: 'unité' | 'colis',
): Bar {
  return {
    label,
    size: centimesOf(revenue),
    words: formatFcfa(revenue),
    ...(unit && { more: counted(sales, unit, unit === 'colis' ? 'colis' : 'unités') }),
  }
}

/** Bars of products, each with its producer. */
const productBars = (products: Analytics['topProducts']): Bar[] =>
  products.map(row => ({ ...revenueBar(row.name, row, 'unité'), of: row.businessName }))

/** Skeleton of the totals, the chart and the lists, collapsed on small screens. */
const FiguresSkeleton = () => (
  <Loading words="Chargement des chiffres…">
    <span className={cx(partsClass, 'lg:grid-cols-2')}>
      <Skeleton className="h-68 w-full rounded-card sm:hidden" />
      <span className="grid grid-cols-2 gap-3 max-sm:hidden lg:col-span-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map(place => (
          <Skeleton key={place} className="h-32 w-full rounded-card" />
        ))}
      </span>
      <Skeleton className="h-90 w-full rounded-card lg:col-span-2" />
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} className="h-15 w-full rounded-card lg:h-60" />
      ))}
    </span>
  </Loading>
)
