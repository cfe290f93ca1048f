import { createFileRoute } from '@tanstack/react-router'
import { DeliveryPage } from '#web/features/delivery/admin/delivery-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/livraison')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Livraison') }] }),
  component: DeliveryPage,
})
