import { createFileRoute } from '@tanstack/react-router'
import { parseAdminOrderSearch } from '#web/features/orders/admin/admin-order-search.ts'
import { AdminOrdersPage } from '#web/features/orders/admin/orders-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Commandes') }] }),
  component: Orders,
})

function Orders() {
  return <AdminOrdersPage filters={parseAdminOrderSearch(Route.useSearch())} />
}
