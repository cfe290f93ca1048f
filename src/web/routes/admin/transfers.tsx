import { createFileRoute } from '@tanstack/react-router'
import { parseTransferSearch } from '#web/features/money/transfer-search.ts'
import { TransfersPage } from '#web/features/money/transfers-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/transfers')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Transferts') }] }),
  component: Transfers,
})

function Transfers() {
  return <TransfersPage filters={parseTransferSearch(Route.useSearch())} />
}
