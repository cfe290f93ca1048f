import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { personName } from '#contract/accounts/person-name.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { AccountPage } from '#web/features/accounts/sign-in/account-page.tsx'
import { nextSearch } from '#web/features/accounts/sign-in/local-path.ts'
import { adminLoginFailure } from '#web/features/accounts/sign-in/login-failures.ts'
import { StaffLoginForm } from '#web/features/accounts/sign-in/staff-login-form.tsx'
import { useRedirectWhenSignedIn } from '#web/features/accounts/sign-in/use-redirect-when-signed-in.ts'
import { setAdmin, useAdmin } from '#web/features/accounts/staff-session.ts'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID } from '#web/features/site/layout/skip-link.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'
import { BadgeCheck, Truck } from '#web/ui/icons.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { ShieldCheck } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { toast } from '#web/ui/toast.ts'

const benefits = [
  { icon: BadgeCheck, words: 'Les producteurs, leurs demandes et leurs produits' },
  { icon: Truck, words: 'Les commandes et leurs livraisons' },
  { icon: ShieldCheck, words: 'Chaque action est inscrite au journal' },
] as const

export const Route = createFileRoute('/admin-login')({
  validateSearch: nextSearch,
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Administration',
      description: 'Connexion des administrateurs d’AMIC.',
      path: paths.adminLogin(),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: AdminLoginPage,
})

function AdminLoginPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { suite } = Route.useSearch()
  const isOfAdmin = suite?.startsWith(`${paths.admin()}/`) || suite?.startsWith(paths.adminOldDashboard())
  useRedirectWhenSignedIn(useAdmin().status === 'signed-in', (isOfAdmin && suite) || paths.admin())
  return (
    <main id={CONTENT_ID} className="grid min-h-dvh content-center">
      <OfflineNotice />
      <AccountPage
        title="Connexion Administrateur"
        subtitle="Cet espace est réservé aux administrateurs."
        benefits={benefits}
        back={<Logo />}
        footer={
          <SiteLink href={paths.home()} className="text-link">
            Retour au site
          </SiteLink>
        }
      >
        <StaffLoginForm
          space="admin"
          describeFailure={adminLoginFailure}
          logIn={async body => {
            const admin = await api.adminLogin({ body })
            toast({
              title: 'Connexion réussie',
              description: `Bienvenue ${personName(admin)}`,
            })
            setAdmin(queryClient, admin)
          }}
        />
      </AccountPage>
    </main>
  )
}
