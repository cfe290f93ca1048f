import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { Comparison } from '#web/features/analytics/comparison.tsx'
import { Card } from '#web/ui/card.tsx'
import { ColumnChart } from '#web/ui/on-demand/column-chart.tsx'
import { monthColumns } from '#web/ui/on-demand/month-columns.ts'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const TITLE = 'Revenu par mois'
const FAILED = 'Le revenu par mois n’a pas pu être affiché'
const PERIOD = 'month'

export const useMonthlyRevenue = () => useStaffQuery('getAnalytics', { query: { period: PERIOD } })

/** Revenue of a year by month, and of the last thirty days compared with the thirty before. */
export function MonthlyRevenue({ query }: { query: ReturnType<typeof useMonthlyRevenue> }) {
  if (query.error && !query.data) {
    return (
      <Card as="section">
        <h2 className="text-xl">{TITLE}</h2>
        <LoadFailure query={query} title={FAILED} />
      </Card>
    )
  }
  return (
    <Loaded query={query} waiting={<LoadingState />} failed={FAILED}>
      {({ monthlyRevenue, totalRevenue, before }) => (
        <ColumnChart
          title={TITLE}
          head={['Mois', 'Revenu']}
          unit="FCFA"
          columns={monthColumns(monthlyRevenue)}
          nothing="Aucun revenu sur les douze derniers mois."
        >
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <p>
              30 derniers jours&nbsp;: <strong className="nums">{formatFcfa(totalRevenue)}</strong>
              <Comparison
                period={PERIOD}
                now={centimesOf(totalRevenue)}
                before={before && centimesOf(before.totalRevenue)}
                wordsOf={centimes => formatFcfa(amountOf(centimes))}
              />
            </p>
            <SiteLink href={paths.adminAnalytics()} className="text-link">
              Tous les chiffres
            </SiteLink>
          </div>
        </ColumnChart>
      )}
    </Loaded>
  )
}

/** Skeleton of the chart below its title. */
const LoadingState = () => (
  <Card>
    <p className="font-display text-xl font-bold">{TITLE}</p>
    <Loading words="Chargement du revenu par mois…">
      <Skeleton className="mt-3 h-108 sm:h-94.5" />
    </Loading>
  </Card>
)
