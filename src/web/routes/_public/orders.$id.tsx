import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#web/features/orders/customer/order-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

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
