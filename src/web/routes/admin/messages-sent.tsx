import { createFileRoute } from '@tanstack/react-router'
import { parseDispatchSearch } from '#web/features/notifications/dispatch-search.ts'
import { DispatchesPage } from '#web/features/notifications/dispatches-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/messages-sent')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('E-mails et SMS') }] }),
  component: Dispatches,
})

function Dispatches() {
  return <DispatchesPage filters={parseDispatchSearch(Route.useSearch())} />
}
