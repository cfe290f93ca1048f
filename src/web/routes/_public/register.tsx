import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { AccountPage, AlternativeLink } from '#web/features/accounts/sign-in/account-page.tsx'
import { customerBenefits } from '#web/features/accounts/sign-in/customer-benefits.ts'
import { LeaveLoginLink } from '#web/features/accounts/sign-in/leave-login-link.tsx'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { RegisterForm } from '#web/features/accounts/sign-in/register-form.tsx'
import { useRedirectWhenSignedIn } from '#web/features/accounts/sign-in/use-redirect-when-signed-in.ts'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/register')({
  validateSearch: nextSearch,
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Inscription',
      description:
        'Créez votre compte client AMIC\u00a0: commandez en direct aux producteurs de Côte d’Ivoire et suivez vos livraisons.',
      path: paths.register(),
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: RegisterPage,
})

function RegisterPage() {
  const { suite } = Route.useSearch()
  useRedirectWhenSignedIn(useCustomer(REFETCH_ON_MOUNT).status === 'signed-in', suite ?? paths.dashboard())
  return (
    <AccountPage
      title="Créer un compte"
      subtitle={'Une minute suffit\u00a0: tout est à remplir, sauf le téléphone.'}
      benefits={customerBenefits}
      back={<LeaveLoginLink next={suite} />}
      footer={
        <AlternativeLink href={paths.login(suite)} question={'Déjà un compte\u00a0?'}>
          Se connecter
        </AlternativeLink>
      }
    >
      <RegisterForm next={suite} />
    </AccountPage>
  )
}
