import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { OWN_PAGE } from '#web/features/accounts/own-page.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { AccountPage, OtherWay } from '#web/features/accounts/sign-in/account-page.tsx'
import { CustomerLoginForm } from '#web/features/accounts/sign-in/customer-login-form.tsx'
import { customerPromises } from '#web/features/accounts/sign-in/customer-promises.ts'
import { useGoOn } from '#web/features/accounts/sign-in/go-on.ts'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { WayBack } from '#web/features/accounts/sign-in/way-back.tsx'
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
  useGoOn(useShopper(OWN_PAGE).status === 'signed-in', suite ?? paths.dashboard())
  return (
    <AccountPage
      title="Connexion Client"
      subtitle="Retrouvez vos commandes et vos adresses de livraison."
      promises={customerPromises}
      back={<WayBack next={suite} />}
      footer={
        <OtherWay href={paths.register(suite)} question={'Pas encore de compte\u00a0?'}>
          Créer un compte
        </OtherWay>
      }
    >
      <CustomerLoginForm next={suite} />
    </AccountPage>
  )
}
