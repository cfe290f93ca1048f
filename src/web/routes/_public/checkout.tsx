import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { CheckoutPage } from '#web/features/orders/checkout/checkout-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** Prefetched when online payment is chosen, for the navigation after the order. */
const loadPayment = () => import('#web/features/payments/pay-order-page.tsx')
const fetchPayment = () => void loadPayment().catch(() => undefined)
const PayOrderPage = lazy(async () => ({ default: (await loadPayment()).PayOrderPage }))

// Only needed for an empty cart.
const featuredProducts = loadWhenIdle(async () => {
  const { FeaturedProducts } = await import('#web/features/catalogue/featured/featured-products.tsx')
  return { default: FeaturedProducts }
})

export const Route = createFileRoute('/_public/checkout')({
  validateSearch: (search: Record<string, unknown>): { order?: string } =>
    typeof search.order === 'string' ? { order: search.order } : {},
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Commande',
      path: paths.checkout(),
      hidden: true,
    }),
  component: Checkout,
})

function Checkout() {
  const { order } = Route.useSearch()
  const isHydrated = useIsHydrated()
  if (!order) {
    return (
      <CheckoutPage
        onPayOnline={fetchPayment}
        whenEmpty={<LazyComponent part={featuredProducts} needs={{}} />}
      />
    )
  }
  const waiting = <CartSkeleton words="Chargement de votre commande…" />
  if (!isHydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <PayOrderPage key={order} orderId={order} />
    </Suspense>
  )
}
