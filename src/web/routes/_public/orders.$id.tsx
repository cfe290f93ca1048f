import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { OrderPage } from '#web/features/orders/customer/order-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/orders/$id')({
  head: ({ match, params }) =>
    pageHead(match.context, {
      title: 'Commande',
      path: paths.order(params.id),
      hidden: true,
    }),
  component: Order,
})

function Order() {
  return <OrderPage orderId={Route.useParams().id} />
}
