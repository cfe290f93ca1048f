import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import type { OwedToVendor, Payout } from '#contract/money/payouts.schemas.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parcelWords } from '#web/features/money/parcel-words.ts'
import { PayVendorDialog } from '#web/features/money/pay-vendor-dialog.tsx'
import { type Recipients, SendPayoutsDialog } from '#web/features/money/send-payouts-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
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
        Ce que les clients ont payé en ligne pour des colis livrés. Envoyez-le d’ici par mobile money, ou
        autrement, en notant la référence du transfert.
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
          <Owed owed={list.owed} total={list.owedTotal} canTransfer={list.canTransfer} />
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

type OwedProps = { owed: OwedToVendor[]; total: string; canTransfer: boolean }

function Owed({ owed, total, canTransfer }: OwedProps) {
  const [noted, setNoted] = useState<OwedToVendor>()
  const [recipients, setRecipients] = useState<Recipients>()
  return (
    <section>
      <h2 className="sr-only">À verser</h2>
      {owed.length === 0 ? (
        <EmptyState icon={Landmark} title="Rien à verser">
          Tout ce que les clients ont payé en ligne pour des colis livrés a été versé.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p>
              À verser en tout : <Price amount={total} />
            </p>
            {canTransfer && <Button onClick={() => setRecipients('all')}>Tout verser</Button>}
          </div>
          <Records
            caption="À verser"
            rows={owed}
            keyOf={({ vendorId }) => vendorId}
            columns={owedColumns}
            action={row => (
              <div className="grid gap-2">
                {canTransfer && (
                  <Button
                    size="small"
                    aria-label={`Verser, ${row.businessName}`}
                    onClick={() => setRecipients(row)}
                  >
                    Verser
                  </Button>
                )}
                <Button
                  size="small"
                  variant={canTransfer ? 'quiet' : 'primary'}
                  aria-label={`Marquer comme versé, ${row.businessName}`}
                  onClick={() => setNoted(row)}
                >
                  Marquer comme versé
                </Button>
              </div>
            )}
          />
        </>
      )}
      {noted && <PayVendorDialog owed={noted} onClose={() => setNoted(undefined)} />}
      {recipients && <SendPayoutsDialog to={recipients} onClose={() => setRecipients(undefined)} />}
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
