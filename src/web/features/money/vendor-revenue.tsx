import type { ReactNode } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import { type RevenuePart, revenuePartLabels, visibleRevenueParts } from '#contract/money/facts.ts'
import { AFTER_FAILED_PAYOUT } from '#contract/money/payout-words.ts'
import type { Disputed, FailedPayout, PaidOut } from '#contract/money/payouts.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { disputedWords } from '#web/features/money/disputed-words.ts'
import { MyStatements } from '#web/features/money/my-statements.tsx'
import { ParcelMoneyList } from '#web/features/money/parcel-money-list.tsx'
import { PAYOUT_NUMBER_ID, PayoutNumberCard } from '#web/features/money/payout-number-card.tsx'
import {
  CHART_TITLE,
  columnClass,
  columnsClass,
  RevenueSkeleton,
} from '#web/features/money/revenue-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ColumnChart } from '#web/ui/on-demand/column-chart.tsx'
import { monthColumns } from '#web/ui/on-demand/month-columns.ts'
import { Price } from '#web/ui/price.tsx'
import { ChevronDown, Wallet } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The vendor's revenue: totals, then parcel by parcel. */
export function VendorRevenue({ page: wanted }: { page: number | undefined }) {
  const query = useStaffQuery('listVendorRevenue', { query: { page: wanted } })
  return (
    <Loaded query={query} waiting={<RevenueSkeleton />} failed="Vos revenus n’ont pas pu être affichés">
      {list => (
        <>
          {list.failedPayout && <FailedPayoutNotice failed={list.failedPayout} />}
          <div className={cx(columnsClass, 'mb-4 sm:mb-6')}>
            <div className={columnClass}>
              <Balance totals={list.totals} disputed={list.disputed} lastPayout={list.lastPayout} />
              <PayoutNumberCard />
              <Totals totals={list.totals} />
            </div>
            <div className={columnClass}>
              <ColumnChart
                title={CHART_TITLE}
                head={['Mois', 'Revenus reçus']}
                unit="FCFA"
                columns={monthColumns(list.months)}
                nothing="Aucun revenu reçu sur les douze derniers mois."
              >
                <p className="mt-2 text-sm text-ink-soft">
                  Colis livrés et payés, au mois de leur commande&nbsp;: les douze derniers mois.
                </p>
              </ColumnChart>
              <MyStatements />
            </div>
          </div>
          {list.total === 0 ? (
            <EmptyState icon={Wallet} title="Aucun revenu pour le moment">
              Chaque commande livrée ou payée sera expliquée ici, ligne par ligne.
            </EmptyState>
          ) : (
            <>
              <h2 className="mb-2 text-xl">Colis par colis</h2>
              <ParcelMoneyList parcels={list.items} />
            </>
          )}
          <PageLinks list={list} hrefOf={paths.vendorRevenue} />
        </>
      )}
    </Loaded>
  )
}

function FailedPayoutNotice({ failed: { amount, at, failure } }: { failed: FailedPayout }) {
  return (
    <section className="mb-6 grid gap-2 rounded-card bg-warning-tint p-4 text-warning">
      <h2 className="text-lg">Un versement n’a pas pu être envoyé</h2>
      <p className="font-semibold">
        {formatFcfa(amount)}, le {formatDate(at)}&nbsp;: {failure}
      </p>
      <p>
        {AFTER_FAILED_PAYOUT}{' '}
        <a href={`#${PAYOUT_NUMBER_ID}`} className="font-semibold underline underline-offset-4">
          indiquez-en un autre
        </a>
        .
      </p>
    </section>
  )
}

type Amounts = Record<RevenuePart | 'received' | 'unpaid', string>

/** What follows for the amount owed, by its sign and by the amount being sent. */
function nextPayoutWords({ owed, underWay }: Amounts, { problems }: Disputed): string {
  if (centimesOf(owed) < 0) return 'Retenu sur vos prochaines ventes.'
  if (centimesOf(owed) > 0) {
    const lessened = problems > 0 ? ' Ce qui serait remboursé à votre charge en sera retenu.' : ''
    return `Versé en une fois, sans jour fixe\u00a0: vous le verrez ici.${lessened}`
  }
  return centimesOf(underWay) > 0
    ? 'Tout ce qui vous est dû est en cours d’envoi.'
    : 'Rien à verser pour le moment.'
}

type BalanceProps = { totals: Amounts; disputed: Disputed; lastPayout: PaidOut | null }

/** The amount owed, the most prominent figure, with the next and the last payout. */
function Balance({ totals, disputed, lastPayout }: BalanceProps) {
  const inDispute = disputedWords(disputed)
  return (
    <Card as="section">
      <dl>
        <dt className="text-ink-soft">{revenuePartLabels.owed}</dt>
        <dd>
          <Price amount={totals.owed} size="large" />
        </dd>
      </dl>
      {inDispute && (
        <SiteLink
          href={paths.vendor({ tab: 'problemes' })}
          className="flex min-h-11 items-center font-semibold text-warning max-sm:text-sm underline underline-offset-4"
        >
          {inDispute}
        </SiteLink>
      )}
      <p className="mt-1">{nextPayoutWords(totals, disputed)}</p>
      {lastPayout && <LastPayout payout={lastPayout} />}
    </Card>
  )
}

/** Amount and day; its reference, which one needs only to ask about it, is folded. */
const LastPayout = ({ payout: { amount, at, reference } }: { payout: PaidOut }) => (
  <details className="group mt-1">
    <summary className="flex min-h-11 items-center gap-2 py-1">
      <span>
        Dernier versement&nbsp;: <span className="nums font-semibold">{formatFcfa(amount)}</span>, le{' '}
        {formatShortDay(at)}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-leaf-700 group-open:rotate-180" />
    </summary>
    <p className="nums text-sm break-all text-ink-soft">Référence {reference}</p>
  </details>
)

const notes: Record<RevenuePart, string> = {
  collected: 'Par vous, à la livraison',
  paidOut: 'Payé en ligne, envoyé par AMIC',
  underWay: 'Payé en ligne, pas encore arrivé sur votre numéro',
  borne: 'Problèmes à votre charge',
  owed: 'Payé en ligne, pas encore envoyé',
}

/** Revenue received and its parts, then the amount to be collected. */
function Totals({ totals }: { totals: Amounts }) {
  return (
    <Card as="dl" isPadded={false} className="divide-y divide-line">
      <Total
        name="Revenus reçus"
        amount={totals.received}
        note="Colis livrés et payés, c’est-à-dire&nbsp;:"
        isSum
      />
      {visibleRevenueParts(totals).map(part => (
        <Total key={part} name={revenuePartLabels[part]} amount={totals[part]} note={notes[part]} />
      ))}
      <Total
        name="À encaisser"
        amount={totals.unpaid}
        note={
          centimesOf(totals.unpaid) > 0 ? (
            <SiteLink href={paths.vendorOrders({ toCollect: '1' })} className="text-link">
              Commandes livrées, pas encore payées
            </SiteLink>
          ) : (
            'Livré, pas encore payé'
          )
        }
        isSum
      />
    </Card>
  )
}

type TotalProps = { name: string; amount: string; note: ReactNode; isSum?: boolean }

/** A total, or an indented part of the one above. */
function Total({ name, amount, note, isSum = false }: TotalProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 pr-4 sm:pr-6',
        isSum ? 'pl-4 sm:pl-6' : 'pl-8 sm:pl-12',
      )}
    >
      <dt className={cx(isSum && 'font-semibold')}>{name}</dt>
      <dd className="contents">
        <Price amount={amount} {...(!isSum && { size: 'small' })} />
        <span className="col-span-2 text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  )
}
