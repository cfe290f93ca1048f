import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'
import { OrdersPage } from '#web/features/orders/customer/orders-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { unreadSearch } from '#web/search-params.ts'

export const Route = createFileRoute('/_public/orders/')({
  validateSearch: unreadSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mes Commandes',
      path: paths.orders(),
      hidden: true,
    }),
  component: Orders,
})

function Orders() {
  return <OrdersPage filters={parseOrderSearch(Route.useSearch())} />
}
