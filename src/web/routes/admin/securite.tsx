import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#web/features/security/security-page.tsx'
import { parseSecuritySearch } from '#web/features/security/security-search.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/securite')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Sécurité') }] }),
  component: Security,
})

function Security() {
  return <SecurityPage filters={parseSecuritySearch(Route.useSearch())} />
}
