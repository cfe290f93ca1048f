import { filePaths } from '#contract/file-paths.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { paths } from '#contract/paths.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { OrderHistory } from '#web/features/orders/admin/order-history.tsx'
import { OrderMoney } from '#web/features/orders/admin/order-money.tsx'
import { OrderPeople } from '#web/features/orders/admin/order-people.tsx'
import { OrderProblemsOfAdmin } from '#web/features/orders/admin/order-problems.tsx'
import { OrderSummary } from '#web/features/orders/admin/order-summary.tsx'
import { ParcelOfAdmin } from '#web/features/orders/admin/parcel-of-admin.tsx'
import { FileButton, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { ReceiptText } from '#web/ui/signed-in/icons.ts'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** One order of the administration: items, parcels, money and history. */
export function AdminOrderPage({ orderId }: { orderId: string }) {
  const query = useStaffQuery('getAdminOrder', { params: { id: orderId } })
  const { data, error } = query
  if (data?.id === orderId) return <KnownOrder order={data} />
  if (!error) return <OrderSkeleton />
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        icon={ReceiptText}
        headingLevel={1}
        title="Commande non trouvée"
        actions={<LinkButton href={paths.adminOrders()}>Retour aux commandes</LinkButton>}
      >
        Vérifiez son numéro.
      </EmptyState>
    )
  }
  return (
    <LoadFailure
      title="La commande n’a pas pu être affichée"
      headingLevel={1}
      query={query}
      elsewhere={
        <LinkButton href={paths.adminOrders()} variant="secondary">
          Retour aux commandes
        </LinkButton>
      }
    />
  )
}

/** Skeleton of the title, the tasks and the content. */
function OrderSkeleton() {
  return (
    <Loading words="Chargement de la commande…">
      <Skeleton className="my-3 h-5 w-36" />
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-2 h-5 w-48" />
      <span className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="lg:order-last">
          <SkeletonText lines={8} />
        </Card>
        <span className="grid gap-5">
          {[1, 2].map(place => (
            <Card key={place}>
              <Skeleton className="mb-5 h-6 w-1/2" />
              <SkeletonText lines={4} />
            </Card>
          ))}
        </span>
      </span>
    </Loading>
  )
}

function KnownOrder({ order }: { order: AdminOrder }) {
  usePageTitle(`Commande ${order.number}`)
  return (
    <>
      <BackLink href={paths.adminOrders()} isToList>
        Commandes
      </BackLink>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="nums text-2xl sm:text-3xl">
            Commande <span className="whitespace-nowrap">{order.number}</span>
          </h1>
          <p className="mt-1 text-ink-soft">{formatDateTime(order.createdAt)}</p>
        </div>
        <FileButton href={filePaths.orderReceipt(order.id)} variant="secondary" size="small">
          Reçu (PDF)
        </FileButton>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <OrderSummary order={order} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderPeople order={order} />
          {order.parcels.map(parcel => (
            <ParcelOfAdmin key={parcel.id} order={order} parcel={parcel} />
          ))}
          <OrderProblemsOfAdmin number={order.number} />
          <OrderHistory order={order} />
        </div>
        <div className="empty:hidden lg:col-start-2">
          <OrderMoney order={order} />
        </div>
      </div>
    </>
  )
}
