import { createFileRoute } from '@tanstack/react-router'
import { QueuePage } from '#web/features/moderation/queue/queue-page.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/products/queue')({
  head: () => ({ meta: [{ title: `Valider un par un – ${SITE_NAME}` }] }),
  component: QueuePage,
})
