import { WaitingPage } from '#web/features/orders/cart/waiting-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

const WITHOUT_SCRIPT = 'Activez JavaScript pour voir vos commandes.'
const OF_ORDER = 'Chargement de la commande…'
const OF_ORDERS = 'Chargement des commandes…'

/** Skeleton of the order page. */
export function OrderSkeleton() {
  return (
    <WaitingPage words={OF_ORDER} withoutScript={WITHOUT_SCRIPT} className="max-w-5xl py-4 sm:py-8">
      <Skeleton className="my-3 h-5 w-36" />
      <Skeleton className="mt-5 h-8 w-64 max-w-full" />
      <Skeleton className="mt-3 h-6 w-44" />
      <Skeleton className="mt-2 h-5 w-48" />
      <Card className="mt-6">
        <Skeleton className="mb-5 h-6 w-20" />
        <SkeletonText lines={4} />
      </Card>
      <span className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        {[5, 6].map(lines => (
          <Card key={lines}>
            <Skeleton className="mb-5 h-6 w-32" />
            <SkeletonText lines={lines} />
          </Card>
        ))}
      </span>
    </WaitingPage>
  )
}

/** Skeleton of the confirmation page. */
export function OrderSuccessSkeleton() {
  return (
    <WaitingPage words={OF_ORDER} withoutScript={WITHOUT_SCRIPT} className="max-w-3xl py-8">
      <Skeleton className="mx-auto size-14 rounded-full" />
      <Skeleton className="mx-auto mt-4 h-9 w-80 max-w-full" />
      <Skeleton className="mx-auto mt-3 h-6 w-64 max-w-full" />
      <Skeleton className="mx-auto mt-3 h-5 w-72 max-w-full" />
      {[3, 5].map(lines => (
        <Card key={lines} className="mt-6">
          <Skeleton className="mb-5 h-6 w-32" />
          <SkeletonText lines={lines} />
        </Card>
      ))}
    </WaitingPage>
  )
}

/** Skeleton of an orders page with a title. */
export function OrdersPageSkeleton({ words = OF_ORDERS }: { words?: string }) {
  return (
    <WaitingPage words={words} withoutScript={WITHOUT_SCRIPT} className="py-4 sm:py-8">
      <Skeleton className="h-9 w-56 max-w-full" />
      <OrderFiltersSkeleton />
      <Skeleton className="mb-4 h-6 w-28" />
      <OrderShapes />
    </WaitingPage>
  )
}

/** Skeleton of an order list. */
export function OrderListSkeleton() {
  return (
    <Loading words={OF_ORDERS}>
      <Skeleton className="mb-4 h-6 w-28" />
      <OrderShapes />
    </Loading>
  )
}

/** Skeleton of the dashboard's orders. */
export function CurrentOrdersSkeleton() {
  return (
    <Loading words={OF_ORDERS}>
      <span className="grid gap-3 sm:gap-4">
        <OrderCardSkeleton isTracked />
        <OrderCardSkeleton />
      </span>
    </Loading>
  )
}

function OrderShapes() {
  return (
    <span className="grid gap-3 sm:gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map(place => (
        <OrderCardSkeleton key={place} />
      ))}
    </span>
  )
}

/** Skeleton of the status filters and the search field. */
export const OrderFiltersSkeleton = () => (
  <span className="mt-3 mb-4 block h-27 lg:h-12">
    <Skeleton className="h-11 w-full max-w-xl" />
    <Skeleton className="mt-3 h-12 w-full lg:hidden" />
  </span>
)

/** Skeleton of an order card: arrival day, picture, status, total, expander; optionally tracking. */
const OrderCardSkeleton = ({ isTracked = false }: { isTracked?: boolean }) => (
  <Card isPadded={false} className="p-4 sm:px-6">
    <span className="flex items-start justify-between gap-4">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="size-10 max-sm:hidden" />
    </span>
    <span className="mt-2 flex justify-between gap-4">
      <Skeleton className="h-7 w-24" />
      <Skeleton className="h-7 w-28 max-sm:hidden" />
    </span>
    <span className="mt-1.5 flex items-center justify-between gap-4 sm:hidden">
      <Skeleton className="size-10" />
      <Skeleton className="h-7 w-28" />
    </span>
    <Skeleton className="mt-4 h-5 w-56" />
    {isTracked && <Skeleton className="mt-6 h-24" />}
  </Card>
)
