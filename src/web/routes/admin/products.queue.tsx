import { createFileRoute } from '@tanstack/react-router'
import { QueuePage } from '#web/features/moderation/queue/queue-page.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/products/queue')({
  head: () => ({ meta: [{ title: titleOf('Valider un par un') }] }),
  component: QueuePage,
})
