import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { OWN_PAGE } from '#web/features/accounts/own-page.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { AccountPage, OtherWay } from '#web/features/accounts/sign-in/account-page.tsx'
import { customerPromises } from '#web/features/accounts/sign-in/customer-promises.ts'
import { useGoOn } from '#web/features/accounts/sign-in/go-on.ts'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { RegisterForm } from '#web/features/accounts/sign-in/register-form.tsx'
import { WayBack } from '#web/features/accounts/sign-in/way-back.tsx'
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
  useGoOn(useShopper(OWN_PAGE).status === 'signed-in', suite ?? paths.dashboard())
  return (
    <AccountPage
      title="Créer un compte"
      subtitle="Une minute suffit. Vous pourrez commander tout de suite."
      promises={customerPromises}
      back={<WayBack next={suite} />}
      footer={
        <OtherWay href={paths.login(suite)} question={'Déjà un compte\u00a0?'}>
          Se connecter
        </OtherWay>
      }
    >
      <RegisterForm next={suite} />
    </AccountPage>
  )
}
