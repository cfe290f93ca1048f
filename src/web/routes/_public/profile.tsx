import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/profile')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mon Profil',
      path: paths.profile(),
      hidden: true,
    }),
  component: ProfilePage,
})
