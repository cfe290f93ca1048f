import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { CartPage } from '#web/features/orders/cart/cart-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/cart')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Panier',
      path: paths.cart(),
      hidden: true,
    }),
  component: CartPage,
})
