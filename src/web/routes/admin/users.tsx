import { createFileRoute } from '@tanstack/react-router'
import { parseUserSearch } from '#web/features/accounts/users/user-search.ts'
import { UsersPage } from '#web/features/accounts/users/users-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/users')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Utilisateurs') }] }),
  component: Users,
})

function Users() {
  return <UsersPage filters={parseUserSearch(Route.useSearch())} />
}
