import { Landmark } from 'lucide-react'
import { formatDate } from '#contract/french/dates.ts'
import type { Payout } from '#contract/money/payouts.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { OwedList, type PayoutPages, sumColumns } from '#web/features/money/owed-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = { pages: PayoutPages }

/** Amounts owed to vendors, and past payouts. */
export function PayoutsPage({ pages }: Props) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">À verser aux vendeurs</h1>
      <p className="mt-2 mb-4 max-w-2xl text-ink-soft max-sm:text-sm sm:mb-6">
        Ce que les clients ont payé en ligne pour des colis livrés.{' '}
        <span className="max-sm:sr-only">
          Envoyez-le d’ici par mobile money, ou autrement, en notant la référence du transfert.
        </span>
      </p>
      <Owed pages={pages} />
      <Payouts pages={pages} />
    </>
  )
}

function Owed({ pages }: Props) {
  const query = useStaffQuery('listOwed', { query: { page: pages.owed, limit: pages.limit } })
  return (
    <section>
      <h2 className="sr-only">À verser</h2>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement de ce qui est à verser…" folded="h-30" table="h-12" />}
        failed="Ce qui est à verser n’a pas pu être affiché"
      >
        {list =>
          list.total === 0 ? (
            <EmptyState icon={Landmark} title="Rien à verser">
              Tout ce que les clients ont payé en ligne pour des colis livrés a été versé.
            </EmptyState>
          ) : (
            <OwedList list={list} pages={pages} />
          )
        }
      </Loaded>
    </section>
  )
}

function Payouts({ pages }: Props) {
  const query = useStaffQuery('listPayouts', { query: { page: pages.page } })
  return (
    <section className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">Versements faits</h2>
        <SiteLink
          href={paths.adminTransfers()}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Voir les transferts
        </SiteLink>
      </div>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des versements…" table="h-9" above="nothing" />}
        failed="Les versements n’ont pas pu être affichés"
      >
        {list => (
          <>
            {list.total === 0 ? (
              <p className="text-ink-soft">Aucun versement n’a encore été fait.</p>
            ) : (
              <Records
                caption="Versements faits"
                rows={list.items}
                keyOf={({ id }) => id}
                columns={payoutColumns}
                head={payoutHeadOf}
              />
            )}
            <PageLinks
              label="Pages des versements faits"
              list={list}
              hrefOf={page => paths.adminPayouts({ ...pages, page })}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

const payoutColumns: Column<Payout>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => <TwoLines first={businessName} /> },
  // Compared letter by letter with what an operator says: it is never cut.
  {
    label: 'Référence',
    cell: ({ reference }) => <span className="nums text-sm break-all">{reference}</span>,
  },
  {
    label: 'Fait le',
    width: 'w-44',
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
  fact: `${formatDate(createdAt)} · ${reference}`,
})
