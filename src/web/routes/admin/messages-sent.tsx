import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesPage } from '#web/features/notifications/deliveries-page.tsx'
import { parseDeliverySearch } from '#web/features/notifications/delivery-search.ts'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/messages-sent')({
  validateSearch: parseDeliverySearch,
  head: () => ({ meta: [{ title: `Envois – ${SITE_NAME}` }] }),
  component: Deliveries,
})

function Deliveries() {
  return <DeliveriesPage filters={Route.useSearch()} />
}
