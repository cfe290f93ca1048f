import { createFileRoute } from '@tanstack/react-router'
import { AdminOrderPage } from '#web/features/orders/admin/order-page.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/orders/$id')({
  head: () => ({ meta: [{ title: titleOf('Commande') }] }),
  component: Order,
})

function Order() {
  return <AdminOrderPage orderId={Route.useParams().id} />
}
