import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { OtherVendorTab } from '#contract/filters.ts'
import { RevenueSkeleton } from '#web/features/money/revenue-skeleton.tsx'
import type { LiveOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { VendorOrdersSkeleton } from '#web/features/orders/vendor/vendor-orders-skeleton.tsx'
import { VendorProblemsSkeleton } from '#web/features/problems/vendor/vendor-problems-skeleton.tsx'
import { VendorReviewsSkeleton } from '#web/features/reviews/vendor-reviews-skeleton.tsx'
import { LazyCode } from '#web/ui/lazy-code.tsx'

const loadOrders = () => import('#web/features/orders/vendor/vendor-orders.tsx')
const loadRevenue = () => import('#web/features/money/vendor-revenue.tsx')
const loadReviews = () => import('#web/features/reviews/vendor-reviews.tsx')
const loadProblems = () => import('#web/features/problems/vendor/vendor-problems.tsx')

type Props = {
  view: OtherVendorTab
  /** Undefined until it is known who looks: the code is loaded meanwhile. */
  loaded?: { vendor: VendorAccount; live: LiveOrders }
}

/** A tab other than the products. Its code is loaded when it is opened: most visits stay with the products or the run. */
export function OtherTab({ view, loaded }: Props) {
  if (view.tab === 'commandes') {
    const waiting = <VendorOrdersSkeleton view={view} />
    return (
      <LazyCode name="vendor-orders" load={loadOrders} waiting={waiting}>
        {({ VendorOrders }) => (loaded ? <VendorOrders view={view} {...loaded} /> : waiting)}
      </LazyCode>
    )
  }
  if (view.tab === 'revenus') {
    const waiting = <RevenueSkeleton />
    return (
      <LazyCode name="vendor-revenue" load={loadRevenue} waiting={waiting}>
        {({ VendorRevenue }) => (loaded ? <VendorRevenue page={view.page} /> : waiting)}
      </LazyCode>
    )
  }
  if (view.tab === 'avis') {
    const waiting = <VendorReviewsSkeleton {...view} />
    return (
      <LazyCode name="vendor-reviews" load={loadReviews} waiting={waiting}>
        {({ VendorReviews }) => (loaded ? <VendorReviews {...view} /> : waiting)}
      </LazyCode>
    )
  }
  const waiting = <VendorProblemsSkeleton />
  return (
    <LazyCode name="vendor-problems" load={loadProblems} waiting={waiting}>
      {({ VendorProblems }) => (loaded ? <VendorProblems /> : waiting)}
    </LazyCode>
  )
}
