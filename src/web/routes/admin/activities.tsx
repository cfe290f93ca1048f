import { createFileRoute } from '@tanstack/react-router'
import { ProgrammePage } from '#web/features/activities/admin/programme-page.tsx'
import { parseProgrammeView } from '#web/features/activities/admin/programme-view.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/activities')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Activités') }] }),
  component: Programme,
})

function Programme() {
  return <ProgrammePage view={parseProgrammeView(Route.useSearch())} />
}
