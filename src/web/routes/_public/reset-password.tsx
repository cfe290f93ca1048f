import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { spaceOf } from '#web/features/accounts/profile/space-search.ts'
import { ResetPasswordPage } from '#web/features/accounts/sign-in/reset-password-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/reset-password')({
  // The server caches rendered pages: it must not get the link's token.
  validateSearch: ({ space, token }: Record<string, unknown>) => ({
    space: spaceOf(space),
    ...(!import.meta.env.SSR && typeof token === 'string' && { token }),
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Nouveau mot de passe',
      path: paths.resetPassword(),
      hidden: true,
    }),
  component: ResetPassword,
})

function ResetPassword() {
  const { space, token } = Route.useSearch()
  return <ResetPasswordPage space={space} token={token} />
}
