import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesPage } from '#web/features/notifications/deliveries-page.tsx'
import { parseDeliverySearch } from '#web/features/notifications/delivery-search.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/messages-sent')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('E-mails et SMS') }] }),
  component: Deliveries,
})

function Deliveries() {
  return <DeliveriesPage filters={parseDeliverySearch(Route.useSearch())} />
}
