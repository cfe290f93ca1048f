import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { AccountPage } from '#web/features/accounts/sign-in/account-page.tsx'
import { vendorLoginFailure } from '#web/features/accounts/sign-in/login-failures.ts'
import { StaffLoginForm } from '#web/features/accounts/sign-in/staff-login-form.tsx'
import { useRedirectWhenSignedIn } from '#web/features/accounts/sign-in/use-redirect-when-signed-in.ts'
import { setVendor, useVendor } from '#web/features/accounts/staff-session.ts'
import { missingHead, pageHead } from '#web/page-head.ts'
import { Store } from '#web/ui/icons.ts'
import { Wallet } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** Lets the toast be seen before the page changes. */
const REDIRECT_DELAY_MS = 500

const benefits = [
  { icon: Store, words: 'Vos produits vendus dans toute la Côte d’Ivoire' },
  { icon: ClipboardCheck, words: 'Vos commandes préparées pas à pas' },
  { icon: Wallet, words: 'Vos revenus, reçus et à recevoir' },
] as const

export const Route = createFileRoute('/_public/vendor-login')({
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Espace Vendeur',
      description: 'Connexion des producteurs certifiés du projet AMIC à leur espace de vente.',
      path: paths.vendorLogin(),
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: VendorLoginPage,
})

function VendorLoginPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  useRedirectWhenSignedIn(useVendor().status === 'signed-in', paths.vendor())
  return (
    <AccountPage
      title="Connexion Vendeur"
      subtitle="Seuls les bénéficiaires certifiés du projet peuvent entrer. L’administration vous a remis vos identifiants."
      benefits={benefits}
      footer={
        <SiteLink href={paths.contact()} className="text-link">
          Besoin d’aide ? Contactez-nous
        </SiteLink>
      }
    >
      <StaffLoginForm
        space="vendor"
        describeFailure={vendorLoginFailure}
        logIn={async body => {
          const { user: vendor } = await api.vendorLogin({ body })
          toast({ title: 'Connexion réussie', description: `Bienvenue ${vendor.businessName}` })
          await new Promise(resolve => setTimeout(resolve, REDIRECT_DELAY_MS))
          setVendor(queryClient, vendor)
        }}
      />
    </AccountPage>
  )
}
