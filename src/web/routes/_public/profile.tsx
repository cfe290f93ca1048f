import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/profile')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mon Profil',
      path: paths.profile(),
      hidden: true,
    }),
  component: ProfilePage,
})
