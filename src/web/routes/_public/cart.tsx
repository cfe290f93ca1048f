import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#web/features/orders/cart/cart-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/cart')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Panier',
      path: paths.cart(),
      hidden: true,
    }),
  component: CartPage,
})
