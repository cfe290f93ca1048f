import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import type { OwedToVendor, Payout } from '#contract/money/payouts.schemas.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parcelWords } from '#web/features/money/parcel-words.ts'
import { PayVendorDialog } from '#web/features/money/pay-vendor-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { type Column, Records } from '#web/ui/spaces/records.tsx'

/** What AMIC owes to each vendor, and what it has already sent them. */
export function PayoutsPage({ page }: { page: number | undefined }) {
  return (
    <>
      <h1 className="text-3xl">À verser aux vendeurs</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Ce que les clients ont payé en ligne pour des colis livrés. Envoyez l’argent au vendeur, puis notez
        ici la référence du transfert.
      </p>
      <Money page={page} />
    </>
  )
}

function Money({ page: wanted }: { page: number | undefined }) {
  const query = useAdminQuery('listPayouts', { query: { page: wanted } })
  return (
    <Loaded
      query={query}
      waiting={<ListSkeleton words="Chargement des versements…" rows={3} />}
      failed="Les versements n’ont pas pu être affichés"
    >
      {list => (
        <>
          <Owed owed={list.owed} total={list.owedTotal} />
          <section className="mt-10">
            <h2 className="mb-3 text-2xl">Versements faits</h2>
            {list.total === 0 ? (
              <p className="text-ink-soft">Aucun versement n’a encore été fait.</p>
            ) : (
              <Records
                caption="Versements faits"
                rows={list.items}
                keyOf={({ id }) => id}
                columns={payoutColumns}
              />
            )}
            <PageLinks list={list} hrefOf={paths.adminPayouts} />
          </section>
        </>
      )}
    </Loaded>
  )
}

const owedColumns: Column<OwedToVendor>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => businessName },
  { label: 'À verser', isFigure: true, cell: ({ amount }) => <Price amount={amount} /> },
  { label: 'Pour', cell: ({ parcelCount }) => parcelWords(parcelCount) },
  {
    label: 'Téléphone',
    cell: ({ phone }) => <span className="nums">{phone ? internationalNumber(phone) : 'Non indiqué'}</span>,
  },
]

function Owed({ owed, total }: { owed: OwedToVendor[]; total: string }) {
  const [chosen, setChosen] = useState<OwedToVendor>()
  return (
    <section>
      <h2 className="sr-only">À verser</h2>
      {owed.length === 0 ? (
        <EmptyState icon={Landmark} title="Rien à verser">
          Tout ce que les clients ont payé en ligne pour des colis livrés a été versé.
        </EmptyState>
      ) : (
        <>
          <p className="mb-3">
            À verser en tout : <Price amount={total} />
          </p>
          <Records
            caption="À verser"
            rows={owed}
            keyOf={({ vendorId }) => vendorId}
            columns={owedColumns}
            action={row => (
              <Button
                size="small"
                aria-label={`Marquer comme versé, ${row.businessName}`}
                onClick={() => setChosen(row)}
              >
                Marquer comme versé
              </Button>
            )}
          />
        </>
      )}
      {chosen && <PayVendorDialog owed={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

const payoutColumns: Column<Payout>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => businessName },
  { label: 'Montant', isFigure: true, cell: ({ amount }) => <Price amount={amount} size="small" /> },
  { label: 'Pour', cell: ({ parcelCount }) => parcelWords(parcelCount) },
  { label: 'Référence', cell: ({ reference }) => reference },
  { label: 'Fait le', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Noté par', cell: ({ createdBy }) => createdBy ?? 'Compte supprimé' },
]
