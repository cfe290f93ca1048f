import { createFileRoute } from '@tanstack/react-router'
import { parseProblemSearch } from '#web/features/problems/admin/problem-search.ts'
import { ProblemsPage } from '#web/features/problems/admin/problems-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/problemes')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Problèmes signalés') }] }),
  component: Problems,
})

function Problems() {
  return <ProblemsPage filters={parseProblemSearch(Route.useSearch())} />
}
