import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { CheckoutPage } from '#web/features/orders/checkout/checkout-page.tsx'
import { PayOrderPage } from '#web/features/payments/pay-order-page.tsx'
import { pageHead } from '#web/page-head.ts'

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
  return order ? <PayOrderPage key={order} orderId={order} /> : <CheckoutPage />
}
