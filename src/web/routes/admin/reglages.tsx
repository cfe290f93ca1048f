import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/reglages')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Réglages') }] }),
  component: SettingsPage,
})
