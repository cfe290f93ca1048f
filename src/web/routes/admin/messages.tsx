import { createFileRoute } from '@tanstack/react-router'
import { parseMessageSearch } from '#web/features/pages/messages/message-search.ts'
import { MessagesPage } from '#web/features/pages/messages/messages-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/messages')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Messages') }] }),
  component: Messages,
})

function Messages() {
  return <MessagesPage filters={parseMessageSearch(Route.useSearch())} />
}
