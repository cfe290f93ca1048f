import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { AccountPage, AlternativeLink } from '#web/features/accounts/sign-in/account-page.tsx'
import { customerBenefits } from '#web/features/accounts/sign-in/customer-benefits.ts'
import { CustomerLoginForm } from '#web/features/accounts/sign-in/customer-login-form.tsx'
import { LeaveLoginLink } from '#web/features/accounts/sign-in/leave-login-link.tsx'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { useRedirectWhenSignedIn } from '#web/features/accounts/sign-in/use-redirect-when-signed-in.ts'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/login')({
  validateSearch: nextSearch,
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Connexion',
      description: 'Connectez-vous à votre compte client AMIC pour commander et suivre vos livraisons.',
      path: paths.login(),
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: LoginPage,
})

function LoginPage() {
  const { suite } = Route.useSearch()
  useRedirectWhenSignedIn(useCustomer(REFETCH_ON_MOUNT).status === 'signed-in', suite ?? paths.dashboard())
  return (
    <AccountPage
      title="Connexion Client"
      subtitle="Retrouvez vos commandes et vos adresses de livraison."
      benefits={customerBenefits}
      back={<LeaveLoginLink next={suite} />}
      footer={
        <AlternativeLink href={paths.register(suite)} question={'Pas encore de compte\u00a0?'}>
          Créer un compte
        </AlternativeLink>
      }
    >
      <CustomerLoginForm next={suite} />
    </AccountPage>
  )
}
