import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { ConfirmEmailPage } from '#web/features/accounts/sign-in/confirm-email-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/confirm-email')({
  // The server caches rendered pages: it must not get the link's token.
  validateSearch: ({ token }: Record<string, unknown>) =>
    !import.meta.env.SSR && typeof token === 'string' ? { token } : {},
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Confirmation de votre e-mail',
      path: paths.confirmEmail(),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  return <ConfirmEmailPage token={Route.useSearch().token} />
}
