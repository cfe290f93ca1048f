import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { CartPage } from '#web/features/orders/cart/cart-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'

// Only needed for an empty cart.
const featuredProducts = loadWhenIdle(async () => {
  const { FeaturedProducts } = await import('#web/features/catalogue/featured/featured-products.tsx')
  return { default: FeaturedProducts }
})

export const Route = createFileRoute('/_public/cart')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Panier',
      path: paths.cart(),
      hidden: true,
    }),
  component: Cart,
})

function Cart() {
  return <CartPage whenEmpty={<LazyComponent part={featuredProducts} needs={{}} />} />
}
