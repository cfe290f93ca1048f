import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { CartPage } from '#web/features/orders/cart/cart-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { LatePart } from '#web/ui/late-part.tsx'
import { whenAtRest } from '#web/ui/when-at-rest.ts'

// Who has something in the cart has no need of them.
const featuredProducts = whenAtRest(async () => {
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
  return <CartPage whenEmpty={<LatePart part={featuredProducts} needs={{}} />} />
}
