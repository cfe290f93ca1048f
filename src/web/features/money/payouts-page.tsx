import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { OwedToVendor, Payout } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { OwedActs } from '#web/features/money/owed-acts.tsx'
import { parcelWords } from '#web/features/money/parcel-words.ts'
import { PayVendorDialog } from '#web/features/money/pay-vendor-dialog.tsx'
import { PayoutBulk } from '#web/features/money/payout-bulk.tsx'
import { type Recipients, SendPayoutsDialog } from '#web/features/money/send-payouts-dialog.tsx'
import { accountWords, isNumberUsable, waitWords } from '#web/features/money/transfer-words.ts'
import { WhatStays } from '#web/features/money/what-stays.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { ChooseAll, ChooseOne, type ListOf } from '#web/ui/seldom/choice/choose.tsx'
import { useChoice } from '#web/ui/seldom/choice/use-choice.ts'
import { RecordsSkeleton } from '#web/ui/seldom/records-skeleton.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { Column } from '#web/ui/spaces/columns.ts'
import { countWords } from '#web/ui/spaces/count-words.ts'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { Records } from '#web/ui/spaces/records.tsx'
import { ShortDate } from '#web/ui/spaces/short-date.tsx'
import { TwoLines } from '#web/ui/spaces/two-lines.tsx'

/** The pages that its two lists show. */
type Props = { pages: { owed: number | undefined; limit: number | undefined; page: number | undefined } }

/** What AMIC owes to each vendor, and what it has already sent them. */
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

/** For how many parcels, and how much. */
const sumColumns = (label: string): Column<Pick<OwedToVendor, 'parcelCount' | 'amount'>>[] => [
  {
    label: 'Pour',
    width: 'w-32',
    isFigure: true,
    cell: ({ parcelCount }) => <span className="text-sm whitespace-nowrap">{parcelWords(parcelCount)}</span>,
  },
  {
    label,
    width: 'w-36',
    isFigure: true,
    cell: ({ amount }) => <Price amount={amount} size="small" />,
  },
]

const owedColumns: Column<OwedToVendor>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => <TwoLines first={businessName} /> },
  {
    label: 'Payer au',
    width: 'w-72',
    cell: ({ payoutNumber, phone }) =>
      payoutNumber ? (
        <span className="nums text-sm">
          <TwoLines first={accountWords(payoutNumber)} second={waitWords(payoutNumber)} />
        </span>
      ) : (
        <TwoLines
          first={
            <Badge tone="warning" isSmall>
              Aucun numéro confirmé
            </Badge>
          }
          second={phone && <span className="nums">Compte&nbsp;: {internationalNumber(phone)}</span>}
        />
      ),
  },
  ...sumColumns('À verser'),
]

const owedHeadOf = ({ businessName, amount, parcelCount, payoutNumber }: OwedToVendor): RowHead => ({
  name: businessName,
  aside: <Price amount={amount} size="small" />,
  fact: payoutNumber ? accountWords(payoutNumber) : parcelWords(parcelCount),
  states: !isNumberUsable(payoutNumber) && (
    <Badge tone="warning" isSmall>
      {payoutNumber ? 'Numéro trop récent' : 'Aucun numéro confirmé'}
    </Badge>
  ),
})

function Owed({ pages }: Props) {
  const query = useAdminQuery('listOwed', { query: { page: pages.owed, limit: pages.limit } })
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

type OwedListProps = Props & { list: ListOf<OwedToVendor> & { amount: string; canTransfer: boolean } }

/** One page of what is owed, paid to one vendor or noted for several. */
function OwedList({ list, pages }: OwedListProps) {
  const { items, total, amount, canTransfer } = list
  const choice = useChoice(items, ({ vendorId }) => vendorId)
  const [noted, setNoted] = useState<OwedToVendor>()
  const [recipients, setRecipients] = useState<Recipients>()
  const actsOf = (owed: OwedToVendor) => ({
    owed,
    canTransfer,
    send: () => setRecipients(owed),
    note: () => setNoted(owed),
  })
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 sm:mb-4">
        <p>
          À verser en tout&nbsp;:{' '}
          <span className="max-sm:block">
            <Price amount={amount} />
          </span>
          {canTransfer && <WhatStays />}
        </p>
        {canTransfer && <PayAllButton onPress={() => setRecipients('all')} />}
      </div>
      {items.some(({ payoutNumber }) => !payoutNumber) && (
        <p className="mb-2 max-w-2xl text-sm text-ink-soft">
          Un vendeur sans numéro le confirme dans son espace, sous «&nbsp;Revenus&nbsp;»&nbsp;: appelez-le.
        </p>
      )}
      <ChooseAll
        choice={choice}
        list={list}
        hrefOf={({ limit }) => paths.adminPayouts({ ...pages, owed: undefined, limit })}
      >
        {countWords(total, 'vendeur', 'vendeurs')}
      </ChooseAll>
      <Records
        caption="À verser"
        rows={items}
        keyOf={({ vendorId }) => vendorId}
        columns={owedColumns}
        box={row => <ChooseOne choice={choice} row={row} name={row.businessName} />}
        head={owedHeadOf}
        action={{
          of: row => <OwedActs {...actsOf(row)} />,
          next: row => <OwedActs {...actsOf(row)} isClosed />,
          width: 'w-44',
        }}
      />
      <PageLinks
        label="Pages de ce qui est à verser"
        list={list}
        hrefOf={owed => paths.adminPayouts({ ...pages, owed })}
      />
      <PayoutBulk choice={choice} />
      {noted && <PayVendorDialog owed={noted} onClose={() => setNoted(undefined)} />}
      {recipients && <SendPayoutsDialog to={recipients} onClose={() => setRecipients(undefined)} />}
    </>
  )
}

/** Says for how many vendors money may leave now, and how much: some have no number yet. */
function PayAllButton({ onPress }: { onPress: () => void }) {
  const { data } = useAdminQuery('previewTransfers')
  const count = data?.toPay.length ?? 0
  return (
    <Button
      onClick={onPress}
      variant={count > 0 ? 'primary' : 'secondary'}
      className="nums max-sm:w-full max-sm:px-2"
    >
      {data && count > 0
        ? `Verser à ${counted(count, 'vendeur')}\u00a0: ${formatFcfa(data.total)}`
        : 'Tout verser'}
    </Button>
  )
}

function Payouts({ pages }: Props) {
  const query = useAdminQuery('listPayouts', { query: { page: pages.page } })
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
  { label: 'Référence', cell: ({ reference }) => <TwoLines first={reference} /> },
  {
    label: 'Noté par',
    width: 'w-36',
    cell: ({ createdBy }) => <TwoLines first={createdBy ?? 'Compte supprimé'} />,
  },
  { label: 'Fait le', width: 'w-44', cell: ({ createdAt }) => <ShortDate at={createdAt} hasTime /> },
  ...sumColumns('Montant'),
]

const payoutHeadOf = ({ businessName, amount, reference, createdAt }: Payout): RowHead => ({
  name: businessName,
  aside: <Price amount={amount} size="small" />,
  fact: `${formatDate(createdAt)} · ${reference}`,
})
