import { useNavigate } from '@tanstack/react-router'
import { HandCoins, SearchX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatDateTime } from '#contract/french-dates.ts'
import { type RefundStatus, refundStatuses } from '#contract/money/facts.ts'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parseRefundSearch, type RefundFilters } from '#web/features/money/refund-search.ts'
import { SettleRefundDialog } from '#web/features/money/settle-refund-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Price } from '#web/ui/price.tsx'
import { type Column, Records } from '#web/ui/records.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const tabLabels: Record<RefundStatus, string> = { due: 'À faire', done: 'Faits' }

/** What is to be given back to customers, and what was; those to be made come first. */
export function RefundsPage({ filters }: { filters: RefundFilters }) {
  const { status = 'due', search } = filters
  return (
    <>
      <h1 className="text-3xl">À rembourser</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Le prestataire de paiement ne rembourse pas de lui-même. Envoyez l’argent au client, puis notez ici la
        référence du transfert.
      </p>
      <SearchForm key={search} search={search} status={status} />
      <StatusTabs current={status} search={search} />
      <RefundList filters={{ ...filters, status }} />
    </>
  )
}

function SearchForm({ search, status }: { search: string | undefined; status: RefundStatus }) {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = parseRefundSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/admin/refunds', search: { search: typed.search, status } })
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className="mt-5 mb-5 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid min-w-0 grow gap-1 font-semibold">
          Numéro de commande
          <input
            name="search"
            type="search"
            placeholder="AMIC-000123"
            defaultValue={search}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="control font-normal"
          />
        </label>
        <Button type="submit" className="min-h-12">
          Rechercher
        </Button>
      </form>
    </search>
  )
}

function StatusTabs({ current, search }: { current: RefundStatus; search: string | undefined }) {
  return (
    <nav aria-label="Filtrer les remboursements" className="mb-5">
      <ul className="flex gap-2">
        {refundStatuses.map(status => (
          <li key={status}>
            <SiteLink
              href={paths.adminRefunds({ status, search })}
              keepScroll
              replace
              aria-current={status === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full px-4 font-semibold',
                status === current ? 'bg-leaf-700 text-white' : 'bg-white text-ink ring-1 ring-line-strong',
              )}
            >
              {tabLabels[status]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const phoneWords = ({ phone }: Refund['customer']) =>
  phone ? internationalNumber(phone) : 'Téléphone non indiqué'

const facts: Column<Refund>[] = [
  { label: 'Commande', cell: refund => <span className="nums">{refund.orderNumber}</span> },
  { label: 'Montant', isFigure: true, cell: refund => <Price amount={refund.amount} /> },
  {
    label: 'Client',
    cell: ({ customer }) => (
      <>
        {customer.fullName}
        <span className="nums block text-sm text-ink-soft">{phoneWords(customer)}</span>
      </>
    ),
  },
  { label: 'Raison', cell: refund => refund.reason },
]

const columnsOf: Record<RefundStatus, Column<Refund>[]> = {
  due: [...facts, { label: 'Depuis', cell: refund => formatDateTime(refund.createdAt) }],
  done: [
    ...facts,
    { label: 'Référence', cell: refund => refund.reference },
    { label: 'Fait le', cell: refund => refund.settledAt && formatDateTime(refund.settledAt) },
  ],
}

function RefundList({ filters }: { filters: RefundFilters & { status: RefundStatus } }) {
  const { data, error, isFetching, refetch } = useAdminQuery('listRefunds', { query: filters })
  const [chosen, setChosen] = useState<Refund>()
  if (!data) {
    if (!error) return <ListSkeleton />
    const title = 'Les remboursements n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { items, total, page, limit } = data
  return (
    <>
      {total === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {total === 1 ? '1 remboursement' : `${total} remboursements`}
          </p>
          <Records
            caption="Remboursements"
            rows={items}
            keyOf={refund => refund.id}
            columns={columnsOf[filters.status]}
            {...(filters.status === 'due' && {
              action: (refund: Refund) => (
                <Button
                  size="small"
                  aria-label={`Marquer comme fait, ${refund.orderNumber}`}
                  onClick={() => setChosen(refund)}
                >
                  Marquer comme fait
                </Button>
              ),
            })}
          />
          <PageLinks
            page={page}
            limit={limit}
            total={total}
            hrefOf={number => paths.adminRefunds({ ...filters, page: number })}
          />
        </>
      )}
      {chosen && <SettleRefundDialog refund={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function Nothing({ filters: { search, status } }: { filters: RefundFilters & { status: RefundStatus } }) {
  if (search) {
    return (
      <EmptyState
        icon={SearchX}
        title="Aucun remboursement trouvé"
        actions={<LinkButton href={paths.adminRefunds({ status })}>Voir toute la liste</LinkButton>}
      >
        Vérifiez le numéro de la commande, ou regardez dans l’autre liste.
      </EmptyState>
    )
  }
  return status === 'due' ? (
    <EmptyState icon={HandCoins} title="Rien à rembourser">
      Tout ce qui était dû aux clients leur a été rendu.
    </EmptyState>
  ) : (
    <EmptyState icon={HandCoins} title="Aucun remboursement fait">
      Les remboursements faits apparaîtront ici avec leur référence.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading words="Chargement des remboursements…">
      <span className="grid gap-3">
        {[0, 1, 2].map(place => (
          <Skeleton key={place} className="h-24 w-full rounded-card" />
        ))}
      </span>
    </Loading>
  )
}
