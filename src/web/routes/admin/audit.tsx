import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#web/features/back-office/audit-page.tsx'
import { parseAuditSearch } from '#web/features/back-office/audit-search.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Journal') }] }),
  component: Audit,
})

function Audit() {
  return <AuditPage filters={parseAuditSearch(Route.useSearch())} />
}
