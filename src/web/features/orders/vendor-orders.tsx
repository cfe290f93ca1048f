import { CloudOff, Inbox } from 'lucide-react'
import { type OrderStatus, orderStatuses } from '#contract/orders-labels.ts'
import { sentenceOf } from '#web/api-failure.ts'
import {
  useLiveVendorOrders,
  usePendingOrders,
  useVendorOrders,
} from '#web/features/orders/use-vendor-orders.ts'
import { VendorOrderCard } from '#web/features/orders/vendor-order-card.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

const filterLabels: Record<OrderStatus, string> = {
  pending: 'En attente',
  confirmed: 'Confirmées',
  shipped: 'Expédiées',
  delivered: 'Livrées',
  cancelled: 'Annulées',
}

type Props = { status: OrderStatus | undefined; vendorName: string }

/** The vendor's orders, live: a new one shows by itself. */
export function VendorOrders({ status, vendorName }: Props) {
  const pending = usePendingOrders()
  const newestAtOpening = useLiveVendorOrders(pending.newest, pending.count !== undefined)
  return (
    <>
      <h2 className="sr-only">Commandes</h2>
      <StatusFilter current={status} pendingCount={pending.count ?? 0} />
      <OrderList status={status} vendorName={vendorName} newestAtOpening={newestAtOpening} />
    </>
  )
}

function StatusFilter({ current, pendingCount }: { current: OrderStatus | undefined; pendingCount: number }) {
  const filters = [undefined, ...orderStatuses]
  return (
    <nav aria-label="Filtrer les commandes" className="-mx-4 mb-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2">
        {filters.map(status => (
          <li key={status ?? 'all'} className="shrink-0">
            <SiteLink
              href={paths.vendor({ status })}
              keepScroll
              replace
              isExact
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold',
                status === current ? 'bg-leaf-700 text-white' : 'bg-white text-ink ring-1 ring-line-strong',
              )}
            >
              {status ? filterLabels[status] : 'Toutes'}
              {status === 'pending' && pendingCount > 0 && (
                <span className="nums grid h-6 min-w-6 place-items-center rounded-full bg-mango-400 px-1.5 text-sm text-ink">
                  {pendingCount}
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OrderList({ status, vendorName, newestAtOpening }: Props & { newestAtOpening: string | undefined }) {
  const { orders, total, error, isFetching, refetch, ...pages } = useVendorOrders(status)
  if (!orders) {
    return error ? (
      <LoadFailure error={error} retry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <OrdersSkeleton />
    )
  }
  if (orders.length === 0) return <NoOrders isFiltered={status !== undefined} />
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {total === 1 ? '1 commande' : `${total} commandes`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 md:grid-cols-2 xl:grid-cols-3">
        {orders.map(order => (
          <li key={order.id} className="grid">
            <VendorOrderCard
              order={order}
              vendorName={vendorName}
              isNew={newestAtOpening !== undefined && order.id > newestAtOpening}
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="mt-6 text-center">
          <Button
            variant="secondary"
            size="large"
            onClick={() => void pages.fetchNextPage()}
            pendingWord={pages.isFetchingNextPage && 'Chargement…'}
          >
            Voir plus
          </Button>
        </div>
      )}
    </>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={Inbox} title={isFiltered ? 'Aucune commande avec ce statut' : 'Aucune commande'}>
      {isFiltered
        ? 'Choisissez un autre statut pour voir vos autres commandes.'
        : 'Vos commandes apparaîtront ici dès qu’un client achètera vos produits.'}
    </EmptyState>
  )
}

function LoadFailure({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  return (
    <EmptyState
      icon={CloudOff}
      title="Les commandes n’ont pas pu être affichées"
      actions={
        <Button onClick={retry} pendingWord={isRetrying && 'Chargement…'}>
          Réessayer
        </Button>
      }
    >
      {sentenceOf(error, 'Le serveur n’a pas pu être joint.')}
    </EmptyState>
  )
}

function OrdersSkeleton() {
  return (
    <Loading words="Chargement des commandes…">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map(place => (
          <Card key={place}>
            <Skeleton className="mb-4 h-7 w-40" />
            <SkeletonText lines={6} />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
