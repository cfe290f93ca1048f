import type { StallOrders } from '#contract/filters.ts'
import { OrdersHead } from '#web/features/orders/vendor/vendor-orders-head.tsx'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { CountSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The vendor's orders until it is known who looks, and their code is loaded. */
export const VendorOrdersSkeleton = ({ view }: { view: StallOrders }) => (
  <>
    <OrdersHead view={view} pendingCount={0} isWaiting />
    <OrdersLoading />
  </>
)

/** Skeleton of the count and one day. */
export const OrdersLoading = () => (
  <Loading words="Chargement des commandes…">
    <CountSkeleton />
    <Skeleton className="mb-2 h-6 w-32" />
    <RowsSkeleton height="h-52 lg:h-24" />
  </Loading>
)
