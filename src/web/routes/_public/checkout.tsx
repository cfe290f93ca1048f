import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { CheckoutPage } from '#web/features/orders/checkout/checkout-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { LatePart } from '#web/ui/late-part.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { whenAtRest } from '#web/ui/when-at-rest.ts'

/** Wanted once one has chosen to pay online, at hand when the order is placed. */
const loadPayment = () => import('#web/features/payments/pay-order-page.tsx')
const fetchPayment = () => void loadPayment().catch(() => undefined)
const PayOrderPage = lazy(async () => ({ default: (await loadPayment()).PayOrderPage }))

// Who has something in the cart has no need of them.
const featuredProducts = whenAtRest(async () => {
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
      <CheckoutPage onPayOnline={fetchPayment} whenEmpty={<LatePart part={featuredProducts} needs={{}} />} />
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
