import { Landmark } from 'lucide-react'
import type { PayoutFilters } from '#contract/filters.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { Payout } from '#contract/money/payouts.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { OwedList, sumColumns } from '#web/features/money/owed-list.tsx'
import { parsePayoutSearch } from '#web/features/money/payout-search.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { SearchX } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const DONE_LABEL = 'Versements faits'

type Props = { filters: PayoutFilters }

/** Amounts owed to vendors, and past payouts. */
export function PayoutsPage({ filters }: Props) {
  const { list } = filters
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">À verser aux vendeurs</h1>
      <p className="mt-2 max-w-2xl text-ink-soft max-sm:text-sm">
        Ce que les clients ont payé en ligne pour des colis livrés.{' '}
        <span className="max-sm:sr-only">
          Envoyez-le d’ici par mobile money, ou autrement, en notant la référence du transfert.
        </span>
      </p>
      <FilterTabs
        label="À verser, ou versé"
        className="my-3 sm:my-5"
        tabs={[
          { href: paths.adminPayouts(), label: 'À verser', isSelected: list === undefined },
          { href: paths.adminPayouts({ list: 'done' }), label: DONE_LABEL, isSelected: list === 'done' },
        ]}
      />
      {list === 'done' ? <Payouts filters={filters} /> : <Owed filters={filters} />}
    </>
  )
}

/** Skeleton of the total and of the button that pays it. */
const SumSkeleton = () => (
  <span
    aria-hidden
    className="mb-2 flex h-42.5 flex-wrap content-between justify-between gap-3 sm:mb-4 sm:h-19"
  >
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-11 rounded-full max-lg:w-full lg:w-80" />
  </span>
)

function Owed({ filters }: Props) {
  const { page, limit } = filters
  const query = useStaffQuery('listOwed', { query: { page, limit } })
  // The total is written with it: shown together, nothing below moves.
  const preview = useStaffQuery('previewTransfers')
  return (
    <section>
      <h2 className="sr-only">À verser</h2>
      <Loaded
        query={preview.isPending ? { ...query, data: undefined } : query}
        waiting={
          <>
            <SumSkeleton />
            <RecordsSkeleton words="Chargement de ce qui est à verser…" folded="h-30" table="h-12" />
          </>
        }
        failed="Ce qui est à verser n’a pas pu être affiché"
      >
        {list =>
          list.total === 0 ? (
            <EmptyState icon={Landmark} title="Rien à verser">
              Tout ce que les clients ont payé en ligne pour des colis livrés a été versé.
            </EmptyState>
          ) : (
            <OwedList list={list} filters={filters} />
          )
        }
      </Loaded>
    </section>
  )
}

/** Past payouts, found by their vendor or their reference. */
function Payouts({ filters }: Props) {
  const { search, page } = filters
  const query = useStaffQuery('listPayouts', { query: { search, page } })
  return (
    <section>
      <h2 className="sr-only">{DONE_LABEL}</h2>
      <SearchBar
        searchLabel="Vendeur ou référence"
        placeholder="Vendeur, référence"
        search={search}
        hrefOf={fields => paths.adminPayouts({ list: 'done', search: parsePayoutSearch(fields).search })}
      />
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des versements…" table="h-9" above="count" />}
        failed="Les versements n’ont pas pu être affichés"
        empty={<NoPayout search={search} />}
      >
        {list => (
          <>
            <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
              <p role="status" className="text-ink-soft">
                {countWords(list.total, 'versement', 'versements')}
              </p>
              <SiteLink
                href={paths.adminTransfers()}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                Voir les transferts
              </SiteLink>
            </div>
            <Records
              caption={DONE_LABEL}
              rows={list.items}
              keyOf={({ id }) => id}
              columns={payoutColumns}
              head={payoutHeadOf}
            />
            <PageLinks list={list} hrefOf={number => paths.adminPayouts({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const NoPayout = ({ search }: Pick<PayoutFilters, 'search'>) =>
  search ? (
    <EmptyState
      icon={SearchX}
      title="Aucun versement trouvé"
      actions={<LinkButton href={paths.adminPayouts({ list: 'done' })}>Voir toute la liste</LinkButton>}
    >
      Vérifiez le nom du vendeur ou la référence.
    </EmptyState>
  ) : (
    <EmptyState icon={Landmark} title="Aucun versement n’a encore été fait">
      Ce que vous versez, ou notez, apparaîtra ici.
    </EmptyState>
  )

const payoutColumns: Column<Payout>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => <TwoLines first={businessName} /> },
  {
    label: 'Référence',
    cell: ({ reference }) => <span className="nums text-sm break-all">{reference}</span>,
  },
  {
    label: 'Fait le',
    fit: 'max-w-40',
    cell: ({ createdAt, createdBy }) => (
      <TwoLines
        first={<ShortDate at={createdAt} hasTime />}
        second={`Noté par ${createdBy ?? 'un compte supprimé'}`}
      />
    ),
  },
  ...sumColumns('Montant'),
]

const payoutHeadOf = ({ businessName, amount, reference, createdAt }: Payout): RowHead => ({
  name: businessName,
  aside: <Price amount={amount} size="small" />,
  fact: formatDate(createdAt),
  // Compared with the operator's statement, letter by letter: never truncated.
  states: <span className="nums text-sm leading-4.5 break-all text-ink-soft">{reference}</span>,
})
