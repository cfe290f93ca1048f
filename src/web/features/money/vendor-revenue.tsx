import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { apiQuery, useApi } from '#web/api-query.ts'
import { useShutOut } from '#web/features/accounts/sign-in/use-shut-out.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import { ParcelMoneyCard } from '#web/features/money/parcel-money-card.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Price } from '#web/ui/price.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The vendor's money: where it is, then order by order. */
export function VendorRevenue({ page: wanted }: { page: number | undefined }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(useApi(), 'listVendorRevenue', { query: { page: wanted } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  useShutOut(error, () => void refreshVendor(queryClient))
  if (!data) {
    if (!error) return <RevenueSkeleton />
    const title = 'Vos revenus n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { totals, items, total, page, limit } = data
  return (
    <>
      <h2 className="sr-only">Mes revenus</h2>
      <dl className="mb-6 grid gap-3 sm:grid-cols-3">
        <Total name="Reçu en espèces" amount={totals.collected} note="Par vous, à la livraison" />
        <Total name="Payé en ligne, versé" amount={totals.paidOut} note="AMIC vous l’a envoyé" />
        <Total name="À vous verser" amount={totals.owed} note="Payé en ligne, colis livré" />
      </dl>
      {total === 0 ? (
        <EmptyState icon={Wallet} title="Aucun revenu pour le moment" headingLevel={3}>
          Chaque commande livrée ou payée sera expliquée ici, ligne par ligne.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {items.map(item => (
            <li key={item.parcelId} className="grid">
              <ParcelMoneyCard money={item} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} limit={limit} total={total} hrefOf={paths.vendorRevenue} />
    </>
  )
}

function Total({ name, amount, note }: { name: string; amount: string; note: string }) {
  return (
    <div className="flex flex-col rounded-card bg-white p-4 shadow-card ring-1 ring-line">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <Price amount={amount} />
        <span className="block text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  )
}

function RevenueSkeleton() {
  return (
    <Loading words="Chargement de vos revenus…">
      <span className="grid gap-3 sm:grid-cols-3">
        {[0, 1, 2].map(place => (
          <Skeleton key={place} className="h-24 w-full rounded-card" />
        ))}
      </span>
      <Skeleton className="mt-6 h-40 w-full rounded-card" />
    </Loading>
  )
}
