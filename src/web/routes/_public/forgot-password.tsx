import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { spaceOf } from '#web/features/accounts/profile/space-search.ts'
import { AccountPage } from '#web/features/accounts/sign-in/account-page.tsx'
import { ForgotPasswordForm } from '#web/features/accounts/sign-in/forgot-password-form.tsx'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { loginPath } from '#web/features/accounts/sign-in/login-path.ts'
import { passwordResetSteps } from '#web/features/accounts/sign-in/password-reset-steps.ts'
import { pageHead } from '#web/page-head.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

const accounts: Record<Role, string> = {
  customer: 'client',
  vendor: 'vendeur',
  admin: 'administrateur',
}

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: (search: Record<string, unknown>) => ({
    space: spaceOf(search.space),
    ...nextSearch(search),
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mot de passe oublié',
      path: paths.forgotPassword(),
      hidden: true,
    }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { space, suite } = Route.useSearch()
  const [email, setEmail] = useState<string>()
  return (
    <AccountPage
      title={email ? 'Regardez vos e-mails' : 'Mot de passe oublié\u00a0?'}
      subtitle={
        email
          ? 'Le lien vous y attend pour choisir un autre mot de passe.'
          : `Indiquez l’e-mail de votre compte ${accounts[space]}\u00a0: nous vous envoyons un lien pour en choisir un autre.`
      }
      benefits={passwordResetSteps}
      footer={
        <SiteLink href={loginPath(space, suite)} className="text-link">
          Retour à la connexion
        </SiteLink>
      }
    >
      <ForgotPasswordForm key={space} space={space} next={suite} email={email} onSent={setEmail} />
    </AccountPage>
  )
}
