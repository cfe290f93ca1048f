import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { OrderSuccessPage } from '#web/features/orders/checkout/order-success-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/order-success')({
  validateSearch: (search: Record<string, unknown>): { order?: string } =>
    typeof search.order === 'string' ? { order: search.order } : {},
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Commande enregistrée',
      path: paths.orderSuccess(),
      hidden: true,
    }),
  component: OrderSuccess,
})

function OrderSuccess() {
  const { order } = Route.useSearch()
  return <OrderSuccessPage orderId={order} />
}
